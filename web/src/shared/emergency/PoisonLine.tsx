import "@hundeblick/web-kit/styles/poison-line.css";
import { dayText } from "@hundeblick/triage/day-text";
import { linesOf } from "@hundeblick/triage/emergency";
import type { EmergencyLines, ShownLine } from "@hundeblick/triage/emergency-data";
import { Phone } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../language/use-language.ts";
import { useHydrated } from "../ui/use-hydrated.ts";
import { countryOf } from "./country.ts";
import { deviceTimeZone } from "./time-zone.ts";
import { useEditedLines } from "./use-edited-lines.ts";

/** The poison helpline of the reader's country, if verified within a year; otherwise what to do instead. */
export function PoisonLine({ guide }: { guide: EmergencyLines }) {
  const language = useLanguage();
  const [today] = useState(() => new Date());
  // the prerendered page knows neither date nor country
  const isHere = useHydrated();
  const edited = useEditedLines(language);
  const country = isHere ? countryOf(language, navigator.languages, deviceTimeZone()) : countryOf(language, [], "");
  const lines = linesOf({ lines: edited ?? guide.lines }, country, today);
  // only the first: a choice costs time
  const [line] = lines;
  if (!line) return <p className="small">{guide.noLine}</p>;
  return <Line line={line} day={guide.days[line.checkedOn] ?? dayText(language, line.checkedOn)} />;
}

function Line({ line: { name, number, hours, cost }, day }: { line: ShownLine; day: string }) {
  const { t } = useTranslation();
  return (
    <p className="small poison-line">
      {t("Poison line:")}{" "}
      <a href={`tel:${number.replaceAll(" ", "")}`}>
        <Phone className="icon" aria-hidden /> {name}, {number.replaceAll(" ", "\u00A0")}
      </a>
      ,<br />
      {hours}, {cost} ({t("checked on {{day}}", { day })})
    </p>
  );
}
