import { linesOf } from "@hundeblick/triage/emergency";
import type { EmergencyLines, ShownLine } from "@hundeblick/triage/emergency-data";
import { Phone } from "lucide-react";
import { formatText } from "#shared/language/format-text.ts";
import { useLanguage } from "#shared/language/use-language.ts";
import { countryOf } from "../emergency/country.ts";
import { useHydrated } from "#shared/ui/use-hydrated.ts";
import { useState } from "react";
import { useEditedLines } from "./use-edited-lines.ts";
import { usePageWords } from "./use-page-words.ts";

/** The poison line of the reader's country, if it was checked within a year; without one, what to do instead. */
export function PoisonLine({ guide }: { guide: EmergencyLines }) {
  const language = useLanguage();
  const [today] = useState(() => new Date());
  // The prerendered page cannot know the day it is read on, nor where.
  const isHere = useHydrated();
  const edited = useEditedLines(language);
  const country = isHere
    ? countryOf(language, navigator.languages, new Intl.DateTimeFormat().resolvedOptions().timeZone)
    : countryOf(language, [], "");
  const lines = linesOf({ lines: edited ?? guide.lines }, country, today);
  // Only the first: an emergency is no time to choose.
  const [line] = lines;
  return line ? <Line line={line} /> : <p className="small">{guide.noLine}</p>;
}

function Line({ line: { name, number, hours, cost, checkedOn } }: { line: ShownLine }) {
  const words = usePageWords();
  const day = new Intl.DateTimeFormat(useLanguage(), { dateStyle: "long", timeZone: "UTC" });
  return (
    <p className="small poison-line">
      {words.poison}{" "}
      <a href={`tel:${number.replaceAll(" ", "")}`}>
        <Phone className="icon" aria-hidden /> {name}, {number}
      </a>
      <br />
      {hours}. {cost} ({formatText(words.checkedOn, { day: day.format(new Date(checkedOn)) })})
    </p>
  );
}
