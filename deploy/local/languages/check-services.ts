// Runs inside the copy: renders the services' texts in the pseudo-language and prints each text that stayed English.
import type { Language } from "@hundeblick/proto/language";
import { PSEUDO } from "./pseudo.ts";

const [root, language] = process.argv.slice(2) as [string, Language];
const load = async <Module>(file: string): Promise<Module> => (await import(`${root}/${file}`)) as Module;
const { exampleReport } = await load<{ exampleReport: (of: Language) => { composed: object } }>(
  "services/report/src/domain/example-report.ts",
);
const { renderReport } = await load<{ renderReport: (...given: unknown[]) => object }>(
  "services/report/src/domain/rendering/render-report.ts",
);
const { reportMail } = await load<{ reportMail: (...given: unknown[]) => object }>(
  "services/mail/src/domain/contents/report-mail.ts",
);
const { ERROR_TEXTS } = await load<{ ERROR_TEXTS: Record<string, Record<Language, string>> }>(
  "gateway/src/http/texts/error-texts.ts",
);
const { errorPage } = await load<{ errorPage: (...given: unknown[]) => string }>(
  "gateway/src/http/pages/error-page.ts",
);

const site = { publicUrl: "https://hundeblick.example", operatorName: "" };
const frame = { reportId: "example", language, createdAt: new Date(), photoExpiresAt: null, imageUrl: null };
const said = {
  report: renderReport(exampleReport(language).composed, frame, { products: [] }),
  mail: reportMail(site, language, { reportId: "example", dogName: null }),
  errors: Object.values(ERROR_TEXTS).map((text) => text[language]),
  page: errorPage("internal", { language, traceId: "trace" }),
};

/** A sentence: several words in lower case. Sources keep their language. */
const SENTENCE = /(?:\b[a-z]+ ){3}[a-z]+/;
function* textsIn(value: unknown, path: string): Generator<[path: string, text: string]> {
  if (typeof value === "string") yield [path, value];
  else if (typeof value === "object" && value !== null)
    for (const [key, inner] of Object.entries(value)) yield* textsIn(inner, `${path}.${key}`);
}
const texts = [...textsIn(said, "")].filter(([, text]) => SENTENCE.test(text) || PSEUDO.test(text));
const english = texts.filter(([path, text]) => !PSEUDO.test(text) && !path.startsWith(".report.sources."));
for (const [path, text] of english) console.error(`${path.slice(1)} is English: ${text.slice(0, 100)}`);
console.log(`${texts.length} texts of services`);
if (english.length > 0 || texts.length < 100) process.exitCode = 1;
