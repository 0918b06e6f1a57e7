import { useLanguage } from "../../../app/use-language.ts";
import { Choices } from "../frame/Choices.tsx";
import { AGES, DURATIONS, FREQUENCIES, TRIGGERS, type ZoomiesAnswers } from "./zoomies.ts";
import { TEXTS } from "./zoomies.texts.ts";

interface ZoomiesFormProps {
  draft: Partial<ZoomiesAnswers>;
  complete: boolean;
  onChange: (part: Partial<ZoomiesAnswers>) => void;
  onCalculate: () => void;
}

export function ZoomiesForm({ draft, complete, onChange, onCalculate }: ZoomiesFormProps) {
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
        legend={text.oftenLabel}
        name="often"
        options={FREQUENCIES}
        labels={text.often}
        chosen={draft.often}
        onChoose={(often) => onChange({ often })}
      />
      <Choices
        legend={text.triggerLabel}
        name="trigger"
        options={TRIGGERS}
        labels={text.triggers}
        chosen={draft.trigger}
        onChoose={(trigger) => onChange({ trigger })}
      />
      <Choices
        legend={text.lastsLabel}
        name="lasts"
        options={DURATIONS}
        labels={text.lasts}
        chosen={draft.lasts}
        onChoose={(lasts) => onChange({ lasts })}
      />
      <button className="button" type="submit" disabled={!complete}>
        {text.calculate}
      </button>
    </form>
  );
}
