import { TickList } from "#shared/ui/TickList.tsx";
import { WordChoice } from "#shared/ui/WordChoice.tsx";
import { writeList } from "../frame/answers.ts";
import { useToolTexts } from "../frame/use-tool-texts.ts";
import { EXAMPLE_NAMES, EXAMPLES, GROUP_NAMES, GROUPS, type Service } from "./fees.ts";
import { readServices, TIMES, type VetFeesAnswers } from "./vet-fees.ts";

interface VetFeesFormProps {
  draft: Partial<VetFeesAnswers>;
  complete: boolean;
  onChange: (part: Partial<VetFeesAnswers>) => void;
  onCalculate: () => void;
}

/** Services to tick, by group, or an example; and the time. */
export function VetFeesForm({ draft, complete, onChange, onCalculate }: VetFeesFormProps) {
  const text = useToolTexts("vetFees");
  const ticked = readServices(draft.services ?? "") ?? [];
  const choose = (services: readonly Service[]) => onChange({ services: writeList(services) });
  return (
    <form
      className="card stack stack--l"
      onSubmit={(event) => {
        event.preventDefault();
        onCalculate();
      }}
    >
      <WordChoice
        legend={text.timeLabel}
        options={TIMES}
        labels={text.times}
        chosen={draft.time}
        onChoose={(time) => onChange({ time })}
      />
      <fieldset>
        <legend>{text.examplesLabel}</legend>
        <div className="chips">
          {EXAMPLE_NAMES.map((example) => (
            <button
              className="chip"
              type="button"
              key={example}
              aria-pressed={writeList(EXAMPLES[example]) === draft.services}
              onClick={() => choose(EXAMPLES[example])}
            >
              {text.examples[example]}
            </button>
          ))}
        </div>
      </fieldset>
      <div className="stack stack--s">
        <p>
          <strong>{text.servicesLabel}</strong>
        </p>
        <div className="ruled">
          {GROUP_NAMES.map((group) => {
            const inGroup: readonly Service[] = GROUPS[group];
            const chosen = inGroup.filter((service) => ticked.includes(service)).length;
            return (
              <details className="faq-item" key={group}>
                <summary>
                  {text.groups[group]}
                  {chosen > 0 && ` (${chosen})`}
                </summary>
                <fieldset>
                  <legend className="visually-hidden">{text.groups[group]}</legend>
                  <TickList
                    options={inGroup}
                    labelOf={(service) => text.services[service]}
                    ticked={ticked}
                    onChange={choose}
                  />
                </fieldset>
              </details>
            );
          })}
        </div>
      </div>
      <button className="button" type="submit" disabled={!complete}>
        {text.calculate}
      </button>
    </form>
  );
}
