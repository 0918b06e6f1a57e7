import { LANGUAGE_FACTS } from "@hundeblick/proto/languages";
import { readFileSync } from "node:fs";
import { groupedByConcern } from "@hundeblick/proto/http/sheet-answer";
import type { OpenReport } from "@hundeblick/proto/http/report";
import type { Localised } from "@hundeblick/proto/language";
import { LEVEL_NAMES } from "@hundeblick/triage/level-names";
import { SHEET } from "@hundeblick/triage/sheet-texts";
import { markup, type Markup } from "./markup.ts";

const STYLE: Markup = { safe: readFileSync(new URL("vet-sheet.css", import.meta.url), "utf8") };

/** The vet's sheet as a page without script, pictures and links, to be printed on one A4 page. */
export function vetSheetPage(report: OpenReport): string {
  const { language, dogProfile: dog, ownWords, told = [], concerns, measured, weightCourse } = report;
  const say = (text: Localised, values: Record<string, string> = {}): string =>
    text[language].replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
  const quote = (text: string): string => say(SHEET.quote, { text });
  const day = (instant: string): string =>
    new Intl.DateTimeFormat(LANGUAGE_FACTS[language].locale, { dateStyle: "long", timeZone: "UTC" }).format(
      new Date(instant),
    );
  const lines = (title: string, texts: readonly string[]): Markup =>
    texts.length === 0 ? NOTHING : markup`<h2>${title}</h2><ul>${texts.map((text) => markup`<li>${text}</li>`)}</ul>`;
  const emptyLines = (title: string, count: number): Markup =>
    markup`<h2>${title}</h2><div class="write">${Array.from({ length: count }, () => markup`<i></i>`)}</div>`;

  const figures = measured.map(({ name, measuredAt, text, figures: all, change }) => {
    const values = all.map(({ label, value }) => `${label}: ${value}`).join(", ");
    return `${name}, ${day(measuredAt)}: ${values || text}${change ? `. ${change}` : ""}`;
  });
  const seen = report.healthMetrics.areas.flatMap(({ statements }) =>
    statements.filter(({ basis }) => basis === "seen").map(({ text }) => text),
  );
  const morePhotos = (report.extraPhotos?.photos ?? [])
    .filter(({ imageUrl }) => imageUrl)
    .map(({ name, seen: found }) => [name, found.map(({ text }) => text).join(" ")].filter(Boolean).join(": "));
  const signs = [...(report.emergency?.flags ?? []), ...report.vetSoon].map(({ label }) => label);
  const rules = concerns.map(
    ({ name, level, reasons }) => markup`<p><b>${name}: ${say(LEVEL_NAMES[level])}</b></p>
<ul>${reasons.map(({ because, ofDog, text }) => markup`<li>${[[...because.map(quote), ...ofDog].join(", "), text].filter(Boolean).join(": ")}</li>`)}</ul>`,
  );
  const title = `${say(SHEET.title)}: ${dog.name ?? say(SHEET.yourDog)}`;
  return markup`<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><title>${title}</title><style>${STYLE}</style></head>
<body>
<h1>${title}</h1>
<p class="soft">${say(SHEET.written, { day: day(report.composedAt ?? report.createdAt) })}</p>
${ownWords ? markup`<h2>${say(SHEET.ownWords)}</h2><p class="complaint">${quote(ownWords.text)}</p>` : NOTHING}
<h2>${say(SHEET.told)}</h2>
${groupedByConcern(told).map(
  ({ concern, answers }) => markup`${concern ? markup`<h3>${concern}</h3>` : NOTHING}<dl>${answers.map(answerLine)}</dl>
`,
)}${lines(say(SHEET.measured), [...figures, ...(weightCourse ? [weightCourse.change] : [])])}
${lines(say(SHEET.signs), signs)}
${lines(say(SHEET.seen), seen)}
${lines(say(SHEET.morePhotos), morePhotos)}
${rules.length > 0 ? markup`<h2>${say(SHEET.rules)}</h2>${rules}<p class="soft">${say(SHEET.notReviewed)}</p>` : NOTHING}
${emptyLines(say(SHEET.questions), 2)}
${emptyLines(say(SHEET.notes), 3)}
</body>
</html>
`.safe;
}

const answerLine = ({ label, value }: { label: string; value: string }): Markup =>
  markup`<div><dt>${label}</dt><dd>${value || markup`<i></i>`}</dd></div>`;

const NOTHING: Markup = { safe: "" };
