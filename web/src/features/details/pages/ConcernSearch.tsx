import { MAX_WORDS_LENGTH } from "@hundeblick/proto/health/answer-limits";
import { suggestConcerns } from "@hundeblick/triage/suggest-concerns";
import { loadLists } from "@hundeblick/triage/load";
import type { Lists } from "@hundeblick/triage/modules";
import { useDeferredValue, useId, useState } from "react";
import { useLanguage } from "#shared/language/use-language.ts";
import { TopicLinks } from "./TopicLinks.tsx";
import { useDetailsTexts } from "./texts.ts";

/** Minimum number of letters. */
const FEWEST_LETTERS = 3;

/** Finds concerns by the owner's words, which are loaded with the first input. */
export function ConcernSearch() {
  const language = useLanguage();
  const texts = useDetailsTexts();
  const [text, setText] = useState("");
  const [lists, setLists] = useState<Lists | null>(null);
  const typed = useDeferredValue(text);
  const id = useId();
  const load = () => {
    if (!lists) loadLists(language).then(setLists, () => undefined);
  };
  const concerns = lists?.concerns ?? [];
  const found = suggestConcerns(typed, language, concerns).flatMap(
    (suggestion) => concerns.find((concern) => concern.id === suggestion.id) ?? [],
  );
  return (
    <div className="stack concern-search">
      <div className="field">
        <label htmlFor={id}>{texts.hub.search}</label>
        <input
          className="input"
          id={id}
          type="search"
          autoComplete="off"
          maxLength={MAX_WORDS_LENGTH}
          value={text}
          aria-describedby={`${id}-help`}
          onFocus={load}
          onChange={(event) => {
            load();
            setText(event.target.value);
          }}
        />
        <p className="help" id={`${id}-help`}>
          {texts.hub.searchHelp}
        </p>
      </div>
      <div aria-live="polite">
        {lists && found.length > 0 && (
          <div className="stack stack--s">
            <p>{texts.found}</p>
            <TopicLinks topics={found.map((concern) => ({ kind: "concern", id: concern.id, name: concern.asked }))} />
          </div>
        )}
        {lists && found.length === 0 && typed.trim().length >= FEWEST_LETTERS && <p>{texts.noneFound}</p>}
      </div>
    </div>
  );
}
