import { linesOf } from "@hundeblick/triage/emergency";
import type { EmergencyGuide, ShownLine } from "@hundeblick/triage/emergency-data";
import { Phone } from "lucide-react";
import { useLanguage } from "../../app/use-language.ts";
import { useHydrated } from "../tools/frame/use-hydrated.ts";
import { useToday } from "../tools/frame/use-today.ts";
import { countryOf } from "./country.ts";
import { useEditedLines } from "./use-edited-lines.ts";
import { usePageWords } from "./use-page-words.ts";

/** Poison lines of the reader's country that were checked within a year; without one, what to do instead. */
export function PoisonLine({ guide }: { guide: EmergencyGuide }) {
  const language = useLanguage();
  const today = useToday();
  // The prerendered page cannot know the day it is read on, nor where.
  const isHere = useHydrated();
  const edited = useEditedLines(language);
  const lines = linesOf({ lines: edited ?? guide.lines }, countryOf(language, isHere ? navigator.language : ""), today);
  if (lines.length === 0) return <p className="small">{guide.noLine}</p>;
  return (
    <ul className="poison-lines small">
      {lines.map((line) => (
        <Line key={line.number} line={line} />
      ))}
    </ul>
  );
}

function Line({ line: { name, number, hours, cost, checkedOn } }: { line: ShownLine }) {
  const words = usePageWords();
  const day = new Intl.DateTimeFormat(useLanguage(), { dateStyle: "long", timeZone: "UTC" });
  return (
    <li>
      {words.poison}{" "}
      <a href={`tel:${number.replaceAll(" ", "")}`}>
        <Phone className="icon" aria-hidden /> {name}, {number}
      </a>
      <br />
      {hours}. {cost} ({words.checkedOn(day.format(new Date(checkedOn)))})
    </li>
  );
}
