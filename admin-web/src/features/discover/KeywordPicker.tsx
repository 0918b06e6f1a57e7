import { Button, TextInput } from "@mantine/core";
import { Check, ChevronDown, Search } from "lucide-react";
import { useState } from "react";
import type { KeywordLibrary } from "@hundeblick/proto/http/admin/marketplace";
import { formatCount } from "#shared/format/count.ts";
import { SearchBar } from "./SearchBar.tsx";

const FIRST_PHRASES = 24;

type Props = {
  library: KeywordLibrary;
  picked: ReadonlySet<string>;
  onPick: (picked: ReadonlySet<string>) => void;
  isRunning: boolean;
  onSearch: (queries: readonly string[]) => void;
};

/** The keyword library: categories on the left, their phrases beside them, with multiple selection. */
export function KeywordPicker({ library: { categories }, picked, onPick, isRunning, onSearch }: Props) {
  const [openId, setOpenId] = useState(categories[0]?.id);
  const [filter, setFilter] = useState("");
  const [isLong, setLong] = useState(false);
  const open = categories.find(({ id }) => id === openId);
  const matching = (open?.phrases ?? []).filter((phrase) =>
    phrase.toLocaleLowerCase("de").includes(filter.trim().toLocaleLowerCase("de")),
  );
  const shown = isLong ? matching : matching.slice(0, FIRST_PHRASES);
  const countPicked = (phrases: readonly string[]): number => phrases.filter((phrase) => picked.has(phrase)).length;
  const inCategories = categories.filter(({ phrases }) => countPicked(phrases) > 0).length;
  const choose = (id: string): void => {
    setOpenId(id);
    setFilter("");
    setLong(false);
  };
  const toggle = (phrase: string): void =>
    onPick(picked.has(phrase) ? new Set([...picked].filter((each) => each !== phrase)) : new Set([...picked, phrase]));
  return (
    <>
      <div className="lib">
        <fieldset className="lib-cats" aria-label="Categories of the keyword library">
          {categories.map(({ id, name, phrases }) => (
            <button key={id} type="button" aria-pressed={id === openId} onClick={() => choose(id)}>
              <span>{name}</span>
              <em>
                {countPicked(phrases) > 0 ? (
                  <b>
                    <span className="vh">chosen: </span>
                    {countPicked(phrases)}
                  </b>
                ) : null}
                <span className="vh">phrases: </span>
                {phrases.length}
              </em>
            </button>
          ))}
        </fieldset>
        {open ? (
          <div className="pad stack">
            <div className="row between wrap">
              <h3>
                {open.name} <span className="soft">{open.phrases.length} phrases</span>
              </h3>
              <TextInput
                className="phrase-filter"
                type="search"
                aria-label="Filter phrases"
                placeholder="Filter phrases"
                leftSection={<Search className="i" aria-hidden />}
                value={filter}
                onChange={(event) => setFilter(event.currentTarget.value)}
              />
            </div>
            <fieldset className="phrases" aria-label={`Phrases for ${open.name}`} lang="de">
              {shown.map((phrase) => (
                <label className="chip" key={phrase}>
                  <input type="checkbox" checked={picked.has(phrase)} onChange={() => toggle(phrase)} />
                  <Check className="i" aria-hidden />
                  {phrase}
                </label>
              ))}
              {shown.length === 0 ? (
                <span className="note" lang="en">
                  No phrase here contains “{filter}”.
                </span>
              ) : null}
            </fieldset>
            {matching.length > shown.length ? (
              <div>
                <Button
                  variant="subtle"
                  size="xs"
                  leftSection={<ChevronDown className="i" aria-hidden />}
                  onClick={() => setLong(true)}
                >
                  Show {matching.length - shown.length} more
                </Button>
              </div>
            ) : null}
          </div>
        ) : null}
      </div>
      <SearchBar
        summary={
          <>
            <b>{formatCount(picked.size, "keyword")}</b>{" "}
            <span className="soft">in {formatCount(inCategories, "category", "categories")}</span>
          </>
        }
        queries={[...picked]}
        isRunning={isRunning}
        other={{ label: "Clear", onClick: () => onPick(new Set()) }}
        onSearch={onSearch}
      />
    </>
  );
}
