import { Button, TextInput } from "@mantine/core";
import { Search } from "lucide-react";
import { type SyntheticEvent, useState } from "react";
import { SHOWN, useRecentSearches } from "./recent-searches.ts";

/** A free query, and recent searches. */
export function ManualSearch({ isRunning, onSearch }: { isRunning: boolean; onSearch: (query: string) => void }) {
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState<string>();
  const { recent, addRecent } = useRecentSearches();
  const search = (text: string): void => {
    const query = text.trim();
    setTyped(query);
    setProblem(query === "" ? "Write what to look for." : undefined);
    if (query === "") return;
    addRecent(query);
    onSearch(query);
  };
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    search(typed);
  };
  return (
    <div className="pad stack find">
      <form className="find-row" onSubmit={submit} noValidate>
        <TextInput
          className="grow"
          type="search"
          size="md"
          aria-label="Search the marketplace"
          placeholder="For example lachsöl hund"
          maxLength={200}
          leftSection={<Search className="i" aria-hidden />}
          value={typed}
          error={problem}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setProblem(undefined);
          }}
        />
        <Button type="submit" size="md" disabled={isRunning}>
          Search
        </Button>
      </form>
      {recent.length > 0 ? (
        <fieldset className="row wrap" aria-label="Recent searches">
          <span className="note">Recent</span>
          {recent.slice(0, SHOWN).map((query) => (
            <button
              className="chip"
              type="button"
              lang="de"
              key={query}
              disabled={isRunning}
              onClick={() => search(query)}
            >
              {query}
            </button>
          ))}
        </fieldset>
      ) : null}
    </div>
  );
}
