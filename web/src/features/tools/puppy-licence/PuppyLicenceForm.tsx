import { useLanguage } from "../../../app/use-language.ts";
import { Choices } from "../frame/Choices.tsx";
import { AGES, BEHAVIOURS, DOGS, type LicenceAnswers, PLACES } from "./puppy-licence.ts";
import { TEXTS } from "./puppy-licence.texts.ts";

interface PuppyLicenceFormProps {
  draft: Partial<LicenceAnswers>;
  complete: boolean;
  onChange: (part: Partial<LicenceAnswers>) => void;
  onCalculate: () => void;
}

export function PuppyLicenceForm({
  draft,
  complete,
  onChange,
  onCalculate,
}: PuppyLicenceFormProps) {
  const text = TEXTS[useLanguage()];
  return (
    <form
      className="card stack stack--l"
      onSubmit={(event) => {
        event.preventDefault();
        onCalculate();
      }}
    >
      <Choices
        legend={text.ageLabel}
        name="age"
        options={AGES}
        labels={text.ages}
        chosen={draft.age}
        onChoose={(age) => onChange({ age })}
      />
      <Choices
        legend={text.placeLabel}
        name="place"
        options={PLACES}
        labels={text.places}
        chosen={draft.place}
        onChoose={(place) => onChange({ place })}
      />
      <Choices
        legend={text.dogsLabel}
        name="dogs"
        options={DOGS}
        labels={text.dogs}
        chosen={draft.dogs}
        onChoose={(dogs) => onChange({ dogs })}
      />
      <Choices
        legend={text.behaviourLabel}
        name="behaviour"
        options={BEHAVIOURS}
        labels={text.behaviours}
        chosen={draft.behaviour}
        onChoose={(behaviour) => onChange({ behaviour })}
      />
      <button className="button" type="submit" disabled={!complete}>
        {text.calculate}
      </button>
    </form>
  );
}
