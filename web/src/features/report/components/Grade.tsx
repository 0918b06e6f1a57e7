import type { Grade as GradeId } from "@hundeblick/proto/http/report";

/** How good the evidence is, A to D; the words beside it say the same. */
export function Grade({ grade }: { grade: GradeId }) {
  return (
    <span className={grade === "B" ? "grade" : `grade grade--${grade.toLowerCase()}`} aria-hidden="true">
      {grade}
    </span>
  );
}
