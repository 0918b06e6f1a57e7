import { Notice } from "#shared/ui/Notice.tsx";
import type { SaveFailure } from "./use-save-product.ts";
import { SmallButton } from "#shared/ui/SmallButton.tsx";

/** Why saving failed, and what to do about it. */
export function SaveFailed({ failure, onLoad }: { failure: SaveFailure; onLoad: () => void }) {
  const action = failure.mustLoad ? <SmallButton onClick={onLoad}>Load it again</SmallButton> : undefined;
  return (
    <Notice kind="bad" title={failure.title} action={action}>
      {failure.message}
    </Notice>
  );
}
