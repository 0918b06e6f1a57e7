import type { AnalyzeContext } from "@hundeblick/proto/http/context";
import { type DogInfo, EMPTY_DOG } from "#shared/session/dog-info.ts";

/** Stored answers as form values, with numbers in this language's format. */
export function dogInfoOf(answers: AnalyzeContext, language: string): DogInfo {
  const { age_months, weight_kg, concerns = [], ...rest } = answers;
  const written = (value: number | undefined) =>
    value === undefined ? "" : new Intl.NumberFormat(language, { useGrouping: false }).format(value);
  const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
  return {
    ...EMPTY_DOG,
    ...given,
    age_months: written(age_months),
    weight_kg: written(weight_kg),
    concerns: concerns.map((concern) => ({ ...concern, skipped: [] })),
  };
}
