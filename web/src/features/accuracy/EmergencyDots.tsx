import { formatText } from "#shared/language/format-text.ts";
import type { WordFigures } from "./figures.ts";
import { useAccuracyTexts } from "./texts.ts";

/** One circle per emergency: raised, asked about, missed. */
export function EmergencyDots({ dangerous, raised, asked }: WordFigures) {
  const { urgent } = useAccuracyTexts();
  const missed = dangerous - raised - asked;
  const kind = (n: number): string => (n < raised ? "is-raised" : n < raised + asked ? "is-asked" : "is-missed");
  return (
    <figure className="stack stack--s">
      <p>{formatText(urgent.dots, { dangerous, raised, asked, missed })}</p>
      <div className="dots" aria-hidden>
        {Array.from({ length: dangerous }, (_, n) => (
          <i key={n} className={kind(n)} />
        ))}
      </div>
      <figcaption className="small soft stack stack--s">
        <span className="dots-key" aria-hidden>
          <i className="is-raised" /> {urgent.raised} <i className="is-asked" /> {urgent.asked}{" "}
          <i className="is-missed" /> {urgent.unseen}
        </span>
        <span>{urgent.dotsCaption}</span>
      </figcaption>
    </figure>
  );
}
