import { WordChoice } from "#shared/ui/WordChoice.tsx";
import { useToolTexts } from "../frame/use-tool-texts.ts";
import { AGES, DURATIONS, FREQUENCIES, TRIGGERS, type ZoomiesAnswers } from "./zoomies.ts";

interface ZoomiesFormProps {
  draft: Partial<ZoomiesAnswers>;
  complete: boolean;
  onChange: (part: Partial<ZoomiesAnswers>) => void;
  onCalculate: () => void;
}

export function ZoomiesForm({ draft, complete, onChange, onCalculate }: ZoomiesFormProps) {
  const text = useToolTexts("zoomies");
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
        legend={text.oftenLabel}
        options={FREQUENCIES}
        labels={text.often}
        chosen={draft.often}
        onChoose={(often) => onChange({ often })}
      />
      <WordChoice
        legend={text.triggerLabel}
        options={TRIGGERS}
        labels={text.triggers}
        chosen={draft.trigger}
        onChoose={(trigger) => onChange({ trigger })}
      />
      <WordChoice
        legend={text.lastsLabel}
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
