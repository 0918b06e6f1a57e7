import { Button } from "@mantine/core";
import { Notice } from "../../ui/Notice.tsx";
import type { SaveFailure } from "./use-save-product.ts";

/** Why it was not saved, and what to do about it. */
export function SaveFailed({
  failure,
  isSaving,
  onLoad,
}: {
  failure: SaveFailure;
  isSaving: boolean;
  onLoad: () => void;
}) {
  const action = failure.mustLoad ? (
    <Button variant="default" size="xs" onClick={onLoad}>
      Load it again
    </Button>
  ) : failure.isMarketLeft ? (
    <Button type="submit" variant="default" size="xs" disabled={isSaving}>
      Save market data again
    </Button>
  ) : undefined;
  return (
    <Notice kind="bad" title={failure.title} action={action}>
      {failure.message}
    </Notice>
  );
}
