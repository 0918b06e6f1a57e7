import { Skeleton } from "@mantine/core";
import { Pencil } from "lucide-react";
import { useState } from "react";
import { formatCount } from "#shared/format/count.ts";
import { Dialog } from "#shared/ui/Dialog.tsx";
import { CardFailure } from "#shared/ui/Failure.tsx";
import { EditLibrary } from "./EditLibrary.tsx";
import { useLibraryQuery } from "./settings.api.ts";
import { SmallButton } from "#shared/ui/SmallButton.tsx";

/** Phrases of Smart Discovery. */
export function KeywordLibrary() {
  const { data, error } = useLibraryQuery();
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  const phrases = data?.categories.reduce((sum, category) => sum + category.phrases.length, 0) ?? 0;
  return (
    <section className="card" id="library" aria-labelledby="library-title">
      <div className="card-head">
        <h2 id="library-title">Keyword library</h2>
        <span className="sub grow">
          {data ? (
            [
              formatCount(data.categories.length, "category", "categories"),
              formatCount(phrases, "phrase"),
              formatCount(data.top.length, "top keyword"),
            ].join(", ")
          ) : (
            <Skeleton h={16} w={200} />
          )}
        </span>
        <SmallButton disabled={!data} icon={Pencil} onClick={() => setOpen(true)}>
          Edit library
        </SmallButton>
      </div>
      <CardFailure title="Failed to fetch the keyword library" error={error} />
      <Dialog title="Keyword library" size="lg" onClose={close}>
        {data && isOpen ? <EditLibrary library={data} onClose={close} /> : null}
      </Dialog>
    </section>
  );
}
