import { Button, Skeleton } from "@mantine/core";
import { Pencil } from "lucide-react";
import { useState } from "react";
import { getErrorMessage } from "#shared/api/error-message.ts";
import { Notice } from "#shared/ui/Notice.tsx";
import { EditLibrary } from "./EditLibrary.tsx";
import { useLibraryQuery } from "./settings.api.ts";

/** Phrases of Smart Discovery. */
export function KeywordLibrary() {
  const { data, error } = useLibraryQuery();
  const [isOpen, setOpen] = useState(false);
  const phrases = data?.categories.reduce((sum, category) => sum + category.phrases.length, 0) ?? 0;
  return (
    <section className="card" id="library" aria-labelledby="library-title">
      <div className="card-head">
        <h2 id="library-title">Keyword library</h2>
        <span className="sub grow">
          {data ? (
            `${data.categories.length} ${data.categories.length === 1 ? "category" : "categories"}, ${phrases.toLocaleString("en")} phrases, ${data.top.length} top keywords`
          ) : (
            <Skeleton h={16} w={200} />
          )}
        </span>
        <Button
          variant="default"
          size="xs"
          disabled={!data}
          leftSection={<Pencil className="i" aria-hidden />}
          onClick={() => setOpen(true)}
        >
          Edit library
        </Button>
      </div>
      {error ? (
        <div className="pad">
          <Notice kind="bad" title="Failed to fetch the keyword library">
            {getErrorMessage(error, "No answer came.")}
          </Notice>
        </div>
      ) : null}
      {data && isOpen ? <EditLibrary library={data} onClose={() => setOpen(false)} /> : null}
    </section>
  );
}
