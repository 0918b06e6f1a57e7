import { Button } from "@mantine/core";
import { Notice } from "#shared/ui/Notice.tsx";
import type { SaveFailure } from "./use-save-product.ts";

/** Why saving failed, and what to do about it. */
export function SaveFailed({ failure, onLoad }: { failure: SaveFailure; onLoad: () => void }) {
  const action = failure.mustLoad ? (
    <Button variant="default" size="xs" onClick={onLoad}>
      Load it again
    </Button>
  ) : undefined;
  return (
    <Notice kind="bad" title={failure.title} action={action}>
      {failure.message}
    </Notice>
  );
}
