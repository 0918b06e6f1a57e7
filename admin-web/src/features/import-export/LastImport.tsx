import { History, Undo2 } from "lucide-react";
import { useEffect, useState } from "react";
import { type ImportState, isUndoable } from "@hundeblick/proto/http/catalogue-import";
import { api } from "#shared/api/api.ts";
import { formatCount } from "#shared/format/count.ts";
import { formatMomentWithZone } from "#shared/format/moment.ts";
import { useLatestImportQuery } from "#shared/marketplace/running-jobs.api.ts";
import { useAppDispatch } from "#shared/store/store.ts";
import { UndoImport } from "./UndoImport.tsx";
import { SmallButton } from "#shared/ui/SmallButton.tsx";

const ASK_AGAIN_MS = 1_500;
const isUnderWay = (latest: ImportState | null | undefined): boolean =>
  latest?.state === "applying" || latest?.state === "undoing";

/** The latest import with its operator, and the undo button. */
export function LastImport() {
  const [isAsking, setIsAsking] = useState(false);
  const [watching, setWatching] = useState(false);
  const { data: latest, fulfilledTimeStamp: seenAt = 0 } = useLatestImportQuery(undefined, {
    pollingInterval: watching ? ASK_AGAIN_MS : 0,
  });
  const dispatch = useAppDispatch();
  // refetched when a long import has ended
  useEffect(
    () => (watching ? () => void dispatch(api.util.invalidateTags(["Products"])) : undefined),
    [watching, dispatch],
  );
  if (isUnderWay(latest) !== watching) setWatching(!watching);
  if (!latest) return null;
  return (
    <div className="row wrap note last-import">
      <History className="i" aria-hidden />
      <span className="grow">{describeImport(latest)}</span>
      {latest.state === "applied" && isUndoable(latest, seenAt) ? (
        <SmallButton icon={Undo2} onClick={() => setIsAsking(true)}>
          Undo this import
        </SmallButton>
      ) : null}
      <UndoImport latest={latest} isOpen={isAsking} onClose={() => setIsAsking(false)} />
    </div>
  );
}

function describeImport({ state, startedAt, mode, by, counts, kept, progress }: ImportState): string {
  const what = `Last import: ${formatMomentWithZone(startedAt)}, ${mode}, by ${by}`;
  const far = `${progress.done.toLocaleString("en")} of ${progress.total.toLocaleString("en")}`;
  switch (state) {
    case "applying":
      return `${what}. Writing: ${far} products.`;
    case "undoing":
      return `${what}. Going back: ${far} products.`;
    case "undone":
      return `${what}. It was undone${kept > 0 ? `; ${formatCount(kept, "product")} edited since stayed as ${kept === 1 ? "it is" : "they are"}` : ""}.`;
    case "failed":
      return `${what}. It failed because somebody changed a product meanwhile; everything was put back.`;
    case "applied":
      return `${what}. ${formatCount(counts.productsAdded, "product")} added, ${counts.productsUpdated.toLocaleString("en")} updated.`;
  }
}
