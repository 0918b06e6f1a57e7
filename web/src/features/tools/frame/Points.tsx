import { Check } from "lucide-react";

interface PointsProps {
  heading: string;
  points: readonly string[];
}

/** A short list under a heading; nothing when it is empty. */
export function Points({ heading, points }: PointsProps) {
  if (points.length === 0) return null;
  return (
    <section className="stack stack--s">
      <h3 className="step-4">{heading}</h3>
      <ul className="checks">
        {points.map((point) => (
          <li key={point}>
            <Check className="icon" aria-hidden />
            <span>{point}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
