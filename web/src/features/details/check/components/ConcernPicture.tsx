import type { ConcernId } from "@hundeblick/proto/health/check-lists";

/** Line drawing of a concern; its name stands beside it. */
export function ConcernPicture({ id }: { id: ConcernId }) {
  return (
    <svg className="concern-picture" aria-hidden>
      <use href={`/check/concerns.svg#${id}`} />
    </svg>
  );
}
