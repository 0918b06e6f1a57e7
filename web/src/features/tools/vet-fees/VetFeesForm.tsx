import { TickList } from "#shared/ui/TickList.tsx";
import { writeList } from "../frame/answers.ts";
import { choiceOf } from "../frame/choice-of.tsx";
import { ToolForm } from "../frame/ToolForm.tsx";
import type { ToolFormProps } from "../frame/use-tool-answers.ts";
import { useToolTexts } from "../frame/use-tool-texts.ts";
import { EXAMPLE_NAMES, EXAMPLES, GROUP_NAMES, GROUPS, type Service } from "./fees.ts";
import { readServices, TIMES, type VetFeesAnswers } from "./vet-fees.ts";

/** Services to tick, by group, or an example; and the time. */
export function VetFeesForm({ draft, complete, onChange, onCalculate }: ToolFormProps<VetFeesAnswers>) {
  const text = useToolTexts("vetFees");
  const ticked = readServices(draft.services ?? "") ?? [];
  const choose = (services: readonly Service[]) => onChange({ services: writeList(services) });
  return (
    <ToolForm label={text.calculate} complete={complete} onCalculate={onCalculate}>
      {choiceOf({ draft, onChange })("time", text.timeLabel, TIMES, text.times)}
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
    </ToolForm>
  );
}
