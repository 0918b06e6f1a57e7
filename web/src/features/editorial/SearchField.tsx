import { useId, useState } from "react";
import { MAX_WORDS_LENGTH } from "./use-blog-filter.ts";

interface SearchFieldProps {
  label: string;
  words: string;
  onSearch: (words: string) => void;
}

/** Searches a list while typing. */
export function SearchField({ label, words, onSearch }: SearchFieldProps) {
  const id = useId();
  // the address is updated after a delay
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <search className="field">
      <label htmlFor={id}>{label}</label>
      <input
        className="input"
        id={id}
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={MAX_WORDS_LENGTH}
        value={typed ?? words}
        onChange={({ target }) => {
          setTyped(target.value);
          onSearch(target.value);
        }}
      />
    </search>
  );
}
