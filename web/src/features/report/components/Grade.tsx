import type { Grade as GradeId } from "@hundeblick/proto/http/report";

/** Evidence grade, A to D; decorative beside its text. */
export function Grade({ grade }: { grade: GradeId }) {
  return (
    <span className={grade === "B" ? "grade" : `grade grade--${grade.toLowerCase()}`} aria-hidden="true">
      {grade}
    </span>
  );
}
