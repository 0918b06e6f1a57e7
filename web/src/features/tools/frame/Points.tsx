import { TriangleAlert } from "lucide-react";
import { IconList } from "#shared/ui/IconList.tsx";

interface PointsProps {
  heading: string;
  points: readonly string[];
  /** Warnings instead of actions. */
  wary?: boolean;
}

/** A short list under a heading; nothing when it is empty. */
export function Points({ heading, points, wary = false }: PointsProps) {
  if (points.length === 0) return null;
  return (
    <section className="stack stack--s">
      <h3 className="step-4">{heading}</h3>
      <IconList lines={points.map((text) => ({ text }))} icon={wary ? TriangleAlert : undefined} />
    </section>
  );
}
