import type { Check } from "@hundeblick/triage/check";
import { type Answer, NONE, toggled } from "../answering.ts";

interface CheckOptionsProps {
  input: Extract<Check["inputs"][number], { kind: "one" | "many" }>;
  name: string;
  answer: Answer | undefined;
  pictures: Record<string, string> | undefined;
  onAnswer: (answer: Answer) => void;
}

/** Options of a check as texts, drawings or colours. */
export function CheckOptions({ input, name, answer, pictures, onAnswer }: CheckOptionsProps) {
  const hasSwatches = input.options.some(({ swatch }) => swatch);
  return (
    <div className={pictures ? "answers picks" : hasSwatches ? "answers swatches" : "answers"}>
      {input.options.map(({ id, text, swatch }) => (
        <label className={`answer${id === NONE ? " answer--none" : ""}`} key={id}>
          <input
            type={input.kind === "one" ? "radio" : "checkbox"}
            name={name}
            checked={[answer].flat().includes(id)}
            onChange={(event) => onAnswer(input.kind === "one" ? id : toggled(answer, id, event.target.checked))}
          />
          {pictures?.[id] && <img src={pictures[id]} alt="" width={120} height={120} loading="lazy" />}
          {swatch && <i className="swatch-colour" style={{ background: swatch }} />}
          <span>{text}</span>
        </label>
      ))}
    </div>
  );
}
