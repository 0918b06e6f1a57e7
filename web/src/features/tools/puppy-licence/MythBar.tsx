import { useToolTexts } from "../frame/use-tool-texts.ts";
import { type LicenceResult, MOST } from "./puppy-licence.ts";

/** Points of myth and reality, each with its maximum. */
export function MythBar({ mythScore, realityScore }: LicenceResult) {
  const text = useToolTexts("puppyLicence");
  const bars = [
    { name: text.myth, value: mythScore, most: MOST.myth },
    { name: text.reality, value: realityScore, most: MOST.reality },
  ];
  return (
    <section className="stack stack--s" aria-label={text.bar}>
      {bars.map(({ name, value, most }) => (
        <label className="weigh" key={name}>
          <span>
            {name}: <strong>{value}</strong> / {most}
          </span>
          <meter min={0} max={most} value={value} />
        </label>
      ))}
    </section>
  );
}
