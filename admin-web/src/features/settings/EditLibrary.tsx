import { Button, NativeSelect, Textarea, TextInput } from "@mantine/core";
import { Plus, Trash2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { type KeywordLibrary, type KeywordsReply, MAX_CATEGORIES } from "@hundeblick/proto/http/admin/marketplace";
import { Failure } from "#shared/ui/Failure.tsx";
import { Notice } from "#shared/ui/Notice.tsx";
import { notify } from "#shared/ui/notify.ts";
import { toLines, findMistakes, TOP, withCategory, withoutCategory, withPhrases } from "./library-edit.ts";
import { useSaveLibraryMutation } from "./settings.api.ts";

/** One category at a time; everything is saved together. */
export function EditLibrary({
  library: { version, ...given },
  onClose,
}: {
  library: KeywordsReply;
  onClose: () => void;
}) {
  const [save, { error, isLoading }] = useSaveLibraryMutation();
  const [library, setLibrary] = useState<KeywordLibrary>(given);
  const [open, setOpen] = useState(given.categories[0]?.id ?? TOP);
  const [text, setText] = useState(() => toLines(given, open));
  const [mistakes, setMistakes] = useState<string[]>([]);
  const category = library.categories.find(({ id }) => id === open);

  const nameField = useRef<HTMLInputElement>(null);
  const isNew = category?.name === "" && category.phrases.length === 0;
  // focuses the name of a new category
  useEffect(() => {
    if (isNew) nameField.current?.focus();
  }, [isNew, open]);

  const typed = (next: string): void => {
    setText(next);
    setLibrary(withPhrases(library, open, next));
  };
  const turnTo = (id: string, among = library): void => {
    setOpen(id);
    setText(toLines(among, id));
  };
  const add = (): void => {
    const { library: next, id } = withCategory(library);
    setLibrary(next);
    turnTo(id, next);
  };
  const remove = (): void => {
    const next = withoutCategory(library, open);
    setLibrary(next);
    turnTo(next.categories[0]?.id ?? TOP, next);
  };
  const rename = (name: string): void =>
    setLibrary({ ...library, categories: library.categories.map((one) => (one.id === open ? { ...one, name } : one)) });
  const keep = async (next: KeywordLibrary | null): Promise<void> => {
    const found = next ? findMistakes(next) : [];
    setMistakes(found);
    if (found.length > 0 || (await save({ library: next, version })).error) return;
    notify(next ? "The keyword library was saved." : "The keyword library is as it came.");
    onClose();
  };
  return (
    <div className="stack">
      <div className="row wrap category-choice">
        <NativeSelect
          className="grow"
          label="Category"
          value={open}
          onChange={(event) => turnTo(event.currentTarget.value)}
          data={[
            { value: TOP, label: "Top keywords" },
            ...library.categories.map(({ id, name, phrases }) => ({
              value: id,
              label: `${name || "New category"} (${phrases.length})`,
            })),
          ]}
        />
        <Button
          variant="default"
          disabled={library.categories.length >= MAX_CATEGORIES}
          leftSection={<Plus className="i" aria-hidden />}
          onClick={add}
        >
          Add category
        </Button>
        <Button
          variant="default"
          disabled={!category || library.categories.length === 1}
          leftSection={<Trash2 className="i" aria-hidden />}
          onClick={remove}
        >
          Remove category
        </Button>
      </div>
      {category ? (
        <TextInput
          ref={nameField}
          label="Name"
          value={category.name}
          onChange={(event) => rename(event.currentTarget.value)}
        />
      ) : null}
      <Textarea
        label="Phrases"
        rows={12}
        description={
          category ? "One per line, 9 to 90, in German. None stands in the library twice." : "One per line, exactly 20."
        }
        value={text}
        onChange={(event) => typed(event.currentTarget.value)}
      />
      {mistakes.length > 0 ? (
        <Notice kind="bad" title="The library was not saved">
          {mistakes.join(" ")}
        </Notice>
      ) : null}
      <Failure title="Failed to save the library" error={error} what="it" />
      <div className="dialog-foot">
        {version > 0 ? (
          <Button variant="default" disabled={isLoading} onClick={() => void keep(null)}>
            As it came
          </Button>
        ) : null}
        <Button variant="default" onClick={onClose}>
          Not now
        </Button>
        <Button disabled={isLoading} onClick={() => void keep(library)}>
          Save library
        </Button>
      </div>
    </div>
  );
}
