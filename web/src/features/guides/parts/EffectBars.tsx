import { formatText } from "#shared/language/format-text.ts";
import "@hundeblick/web-kit/styles/guide.css";
import { useGuideWords } from "./use-guide-words.ts";

interface EffectBarsProps {
  heading: string;
  /** Aspects, each rated 1 to 5. */
  bars: readonly { label: string; dots: number }[];
}

/** Ratings from 1 to 5 as bars with their numbers. */
export function EffectBars({ heading, bars }: EffectBarsProps) {
  const words = useGuideWords();
  return (
    <figure className="effect-bars">
      <figcaption>{heading}</figcaption>
      <dl>
        {bars.map(({ label, dots }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Dots dots={dots} />
              <span aria-hidden>{dots}/5</span>
              <span className="visually-hidden">{formatText(words.ofFive, { dots })}</span>
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}

/** Five segments of which the first `dots` are filled; hidden from screen readers. */
export function Dots({ dots }: { dots: number }) {
  return (
    <span className="effect-dots" aria-hidden>
      {[1, 2, 3, 4, 5].map((dot) => (
        <i key={dot} className={dot <= dots ? "is-on" : undefined} />
      ))}
    </span>
  );
}
