import type { Localised } from "@hundeblick/proto/language";
import { checkById } from "../all-checks.ts";
import { concernById } from "../all-concerns.ts";
import type { PageTopic } from "../page-slugs.ts";
import { signs } from "./illnesses.ts";
import type { Risk } from "./risks.ts";

/** A page with questions or a check at home. */
export type HelpfulPage = PageTopic & { name: Localised };

const CONCERNS = 3;
const CHECKS = 2;

/** Questions and checks for these illnesses, emergencies first; the body condition where there are none. */
export function helpWith(risks: readonly Risk[]): HelpfulPage[] {
  const sorted = risks.toSorted((a, b) => Number(b.urgent ?? false) - Number(a.urgent ?? false));
  const of = sorted.flatMap(({ id, from }) => (from && signs[id] ? [signs[id]] : []));
  const concerns = [...new Set(of.flatMap((illness) => illness.concerns))].slice(0, CONCERNS);
  const found = [...new Set(of.flatMap((illness) => illness.checks))].slice(0, CHECKS);
  const checks = concerns.length + found.length > 0 ? found : (["body_condition"] as const);
  return [
    ...concerns.map((id) => ({ kind: "concern" as const, id, name: concernById(id).name })),
    ...checks.map((id) => ({ kind: "check" as const, id, name: checkById(id).name })),
  ];
}
