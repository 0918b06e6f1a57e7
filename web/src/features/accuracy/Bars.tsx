import { formatText } from "#shared/language/format-text.ts";
import type { Share } from "./figures.ts";
import { useAccuracyTexts } from "./texts.ts";

export interface Bar {
  name: string;
  /** Null: not measured yet. */
  share: Share | null;
}

/** Shares as bars, with their counts. */
export function Bars({ bars }: { bars: readonly Bar[] }) {
  const { ofMany, notMeasured } = useAccuracyTexts();
  return (
    <ul className="accuracy-bars">
      {bars.map(({ name, share }) => (
        <li key={name}>
          <p>
            <span>{name}</span> <b>{share ? formatText(ofMany, share) : notMeasured}</b>
          </p>
          <Length share={share ? share.count / share.of : null} />
        </li>
      ))}
    </ul>
  );
}

/** A bar of this share of the width; a dashed outline without a value. */
export const Length = ({ share }: { share: number | null }) => (
  <svg className="accuracy-bar" aria-hidden>
    {share === null ? (
      <rect className="blank" width="100%" height="100%" rx="8" />
    ) : (
      <>
        <rect className="track" width="100%" height="100%" rx="8" />
        <rect className="value" width={`${100 * share}%`} height="100%" rx="8" />
      </>
    )}
  </svg>
);
