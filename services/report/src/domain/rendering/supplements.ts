import type { OpenReport, RecommendedProduct } from "@hundeblick/proto/http/report";
import { gradeTexts, needTexts, supplementTexts } from "../../texts/frame.ts";
import type { ComposedReport } from "../composed-report.ts";
import { isUnderTreatment } from "../rules/known-illness.ts";
import { matchOf } from "../rules/match.ts";
import { dosageText } from "../supplements/dosage-text.ts";
import { fallbackTimeline } from "../supplements/fallback-timeline.ts";
import type { SupplementChoice } from "../supplements/supplement-choice.ts";
import type { Phrasebook } from "./phrasebook.ts";
import type { SourceList } from "./source-list.ts";

/** Older reports list all studies of an ingredient; the first four were shown. */
const MAX_SOURCES = 4;

export type Products = Readonly<Record<string, RecommendedProduct>>;
type Rendered = Pick<OpenReport, "supplements" | "supplementIntro" | "leftOut" | "productSource">;

/** Suggested supplements with amount, evidence and product; and what was left out, and why. */
export function supplementsOf(
  report: ComposedReport,
  products: Products,
  book: Phrasebook,
  sources: SourceList,
): Rendered {
  const { recommended, leftOut } = report.supplements;
  const offered = ofOneMarket(recommended.flatMap(({ ingredientId }) => products[ingredientId] ?? []));
  const supplements = recommended.map((choice) => {
    const product = products[choice.ingredientId];
    return supplement(choice, product && offered.includes(product) ? product : null, report, book, sources);
  });
  const shown = supplements.flatMap(({ product }) => product ?? []);
  return {
    supplements,
    supplementIntro: introOf(report, book),
    leftOut: leftOut.map(({ names, grade, reason }) => ({
      ingredient: names[book.language],
      grade,
      reason: reason[book.language],
    })),
    productSource: shown.length === 0 ? null : shown.every(({ demo }) => demo) ? "demo" : "amazon",
  };
}

/** One currency per report: products of the visitor's own market, or else of the market with most. */
function ofOneMarket(products: readonly RecommendedProduct[]): RecommendedProduct[] {
  const own = products.filter(({ fromOtherMarket }) => !fromOtherMarket);
  if (own.length > 0) return own;
  const markets = [...Map.groupBy(products, ({ market }) => market).values()];
  return markets.toSorted((a, b) => b.length - a.length)[0] ?? [];
}

function supplement(
  choice: SupplementChoice,
  offered: RecommendedProduct | null,
  report: ComposedReport,
  book: Phrasebook,
  sources: SourceList,
): OpenReport["supplements"][number] {
  const { language, say } = book;
  const name = choice.names[language];
  // no shop link together with "ask the vet first"
  const product = choice.cautions.length > 0 ? null : offered;
  const withVet = isUnderTreatment(report.general);
  const dosage = dosageText(choice, report.dog.weightKg ?? undefined, language);
  return {
    ingredient: name,
    ingredientId: choice.ingredientId,
    name,
    product_name: product?.title ?? null,
    goal: choice.goal,
    form: choice.formNotes[language],
    dosage: withVet
      ? say(supplementTexts.dose_with_vet)
      : choice.dose.kind === "as_text"
        ? dosage
        : `${dosage}. ${choice.doseNote[language]}`,
    timeline: choice.timelineWeeks
      ? say(supplementTexts.timeline, { range: book.weeks(choice.timelineWeeks) })
      : fallbackTimeline(name, language),
    why_this_product: choice.evidenceWhy[language],
    current_problem: say(needTexts[choice.area]),
    expected_transformation: say(supplementTexts.expected, { claim: choice.claim[language] }),
    grade: choice.grade,
    evidence: say(gradeTexts[choice.grade]),
    sources: sources.cite(choice.sourceIds.slice(0, MAX_SOURCES)),
    cautions: choice.cautions.map((caution) => caution[language]),
    important: choice.important,
    match: matchOf(report, choice.area),
    product,
  };
}

function introOf(
  { supplements, supplementsWanted, vetFirst, general, dog }: ComposedReport,
  { say, inside, list }: Phrasebook,
): string {
  const n = supplements.recommended.length;
  const vet =
    vetFirst.length > 0
      ? [say(supplementTexts.vet_first, { areas: list(vetFirst.map((goal) => inside(needTexts[goal]))) })]
      : [];
  const some = isUnderTreatment(general) ? supplementTexts.only_with_vet : supplementTexts.some;
  if (n > 0) return [say(some, { n }), ...vet].join(" ");
  if (dog.stage === "puppy") return say(supplementTexts.puppy);
  return vet[0] ?? say(supplementsWanted ? supplementTexts.none_fits : supplementTexts.none_wanted);
}
