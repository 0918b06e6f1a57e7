import { WordChoice } from "#shared/ui/WordChoice.tsx";
import { useToolTexts } from "../frame/use-tool-texts.ts";
import { AGES, BEHAVIOURS, DOGS, type LicenceAnswers, PLACES } from "./puppy-licence.ts";

interface PuppyLicenceFormProps {
  draft: Partial<LicenceAnswers>;
  complete: boolean;
  onChange: (part: Partial<LicenceAnswers>) => void;
  onCalculate: () => void;
}

export function PuppyLicenceForm({ draft, complete, onChange, onCalculate }: PuppyLicenceFormProps) {
  const text = useToolTexts("puppyLicence");
  return (
    <form
      className="card stack stack--l"
      onSubmit={(event) => {
        event.preventDefault();
        onCalculate();
      }}
    >
      <WordChoice
        legend={text.ageLabel}
        options={AGES}
        labels={text.ages}
        chosen={draft.age}
        onChoose={(age) => onChange({ age })}
      />
      <WordChoice
        legend={text.placeLabel}
        options={PLACES}
        labels={text.places}
        chosen={draft.place}
        onChoose={(place) => onChange({ place })}
      />
      <WordChoice
        legend={text.dogsLabel}
        options={DOGS}
        labels={text.dogs}
        chosen={draft.dogs}
        onChoose={(dogs) => onChange({ dogs })}
      />
      <WordChoice
        legend={text.behaviourLabel}
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
