import type { ConcernId } from "@hundeblick/proto/health/check-lists";

/** Icon of a concern; decorative beside its name. */
export function ConcernPicture({ id }: { id: ConcernId }) {
  return (
    <svg className="concern-picture" aria-hidden>
      <use href={`/check/concerns.svg#${id}`} />
    </svg>
  );
}
