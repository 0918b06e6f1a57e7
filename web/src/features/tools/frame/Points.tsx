import { Check, TriangleAlert } from "lucide-react";

interface PointsProps {
  heading: string;
  points: readonly string[];
  /** Warnings instead of actions. */
  wary?: boolean;
}

/** A short list under a heading; nothing when it is empty. */
export function Points({ heading, points, wary = false }: PointsProps) {
  if (points.length === 0) return null;
  const Icon = wary ? TriangleAlert : Check;
  return (
    <section className="stack stack--s">
      <h3 className="step-4">{heading}</h3>
      <ul className="checks">
        {points.map((point) => (
          <li key={point}>
            <Icon className="icon" aria-hidden />
            <span>{point}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
