import { CHECKS, CONCERNS } from "@hundeblick/proto/health/check-lists";
import { type Language, LANGUAGES } from "@hundeblick/proto/language";
import { allChecks, checkById } from "./all-checks.ts";
import { allConcerns, concernById } from "./all-concerns.ts";
import { checkEntryIn, checkIn } from "./check.ts";
import { concernEntryIn, concernIn } from "./concern.ts";
import { CONDITION_NAMES, MEDICINE_NAMES } from "./condition-names.ts";
import { emergencyIn, emergencyLinesIn } from "./emergency-data.ts";
import { exported } from "./exported.ts";
import { inLanguage } from "./in-language.ts";
import { type Source, sources } from "./sources.ts";

/** What a browser loads at first. */
export type Lists = ReturnType<typeof listsIn>;

/** Concerns and checks by name, for links and search. */
export type Names = ReturnType<typeof namesIn>;
export const namesIn = (language: Language) => ({
  concerns: allConcerns.map(({ id, group, name, asked }) => inLanguage({ id, group, name, asked }, language)),
  checks: allChecks.map(({ id, name, why, searchWords }) => inLanguage({ id, name, why, searchWords }, language)),
});

/** Public fields of a source. */
export type ShownSource = Pick<Source, "id" | "authors" | "year" | "title" | "venue" | "url" | "doi" | "unread">;

/** Lists of one language: concerns with owners' words, checks, illnesses and medicines by name. */
export const listsIn = (language: Language) => ({
  concerns: allConcerns.map((concern) => concernEntryIn(concern, language)),
  checks: allChecks.map((check) => checkEntryIn(check, language)),
  conditions: inLanguage(CONDITION_NAMES, language),
  medicines: inLanguage(MEDICINE_NAMES, language),
});

/** Sources of a concern's rules and advice, or of a check, without duplicates. */
export function sourcesNamedIn(data: unknown): ShownSource[] {
  const named = new Set(idsIn(data));
  return sources.filter(({ id }) => named.has(id)).map(({ whatItSays: _says, verified: _verified, ...shown }) => shown);
}

function idsIn(data: unknown): string[] {
  if (typeof data !== "object" || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) =>
    key === "sources" && Array.isArray(value) ? (value as string[]) : idsIn(value),
  );
}

/** Code of one module of `virtual:triage`: loaders, lists of a language, emergency, a concern, a check, or sources. */
export function moduleOf(path: readonly string[]): string | undefined {
  const [first, kind, id] = path;
  if (first === undefined) return loaders();
  if (first === "sources") return exported(sourcesNamedIn(kind === "concern" ? concern(id) : check(id)));
  const language = LANGUAGES.find((each) => each === first);
  if (!language) return undefined;
  if (kind === undefined) return exported(listsIn(language));
  if (kind === "names") return exported(namesIn(language));
  if (kind === "emergency") return exported(emergencyIn(language));
  if (kind === "lines") return exported(emergencyLinesIn(language));
  return exported(kind === "concern" ? concernIn(concern(id), language) : checkIn(check(id), language));
}

const concern = (id: string | undefined) => concernById(CONCERNS.find((each) => each === id) ?? missing(id));
const check = (id: string | undefined) => checkById(CHECKS.find((each) => each === id) ?? missing(id));
function missing(id: string | undefined): never {
  throw new Error(`triage holds no ${id}`);
}

function loaders(): string {
  const loader = (path: string): string => `() => import("virtual:triage/${path}")`;
  const each = (prefix: string, ids: readonly string[]): string =>
    `{ ${ids.map((id) => `${id}: ${loader(`${prefix}/${id}`)}`).join(", ")} }`;
  const kinds = (prefix: string): string =>
    `concern: ${each(`${prefix}/concern`, CONCERNS)}, check: ${each(`${prefix}/check`, CHECKS)}`;
  const language = (of: Language): string =>
    `${of}: { lists: ${loader(of)}, names: ${loader(`${of}/names`)}, emergency: ${loader(`${of}/emergency`)}, lines: ${loader(`${of}/lines`)}, ${kinds(of)} }`;
  return `export const texts = { ${LANGUAGES.map(language).join(", ")} };
export const sources = { ${kinds("sources")} };`;
}
