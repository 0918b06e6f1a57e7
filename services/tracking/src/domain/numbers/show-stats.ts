import type { CategoryCount, ClickDetail, Selection } from "@hundeblick/proto/http/admin/numbers";
import { EXAMPLE_REPORT } from "@hundeblick/proto/ids";
import type { Click, Session } from "../session.ts";
import type { RetentionStore } from "../retention.ts";
import type { ChosenProduct, ClickNumbers, FindProduct, VisitList } from "./ports.ts";
import { photoOf } from "./show-analytics.ts";

type StatsDeps = {
  visits: VisitList;
  clickNumbers: ClickNumbers;
  findProduct: FindProduct;
  retention: RetentionStore;
};
export type Stats = {
  totalSelections: number;
  /** Older clicks are deleted. */
  keptDays: number;
  selectionStats: Selection[];
  categories: CategoryCount[];
  clickDetails: ClickDetail[];
};

const RECENT = 3;

/** The most chosen products and the newest clicks of people. */
export async function showStats(
  { visits, clickNumbers, findProduct, retention }: StatsDeps,
  { top, offset, limit }: { top: number; offset: number; limit: number },
): Promise<Stats> {
  const [totalSelections, chosen, categories, newest, keptDays] = await Promise.all([
    clickNumbers.total(),
    clickNumbers.mostChosen(top),
    clickNumbers.categories(),
    clickNumbers.newest(offset, limit),
    retention.rawDays(),
  ]);
  const selectionStats = await Promise.all(chosen.map((product) => selectionOf(product, clickNumbers, findProduct)));
  const sessions = await visits.ofSessions(newest.map(({ sessionId }) => sessionId));
  const clickDetails = newest.map((click) =>
    detailOf(
      click,
      sessions.find(({ sessionId }) => sessionId === click.sessionId),
    ),
  );
  return { totalSelections, keptDays, selectionStats, categories, clickDetails };
}

async function selectionOf(
  { asin, count, uniqueUsers, averageMatch }: ChosenProduct,
  clickNumbers: ClickNumbers,
  findProduct: FindProduct,
): Promise<Selection> {
  const [recent, known] = await Promise.all([clickNumbers.newest(0, RECENT, asin), findProduct(asin)]);
  const latest = recent[0]?.product;
  return {
    productId: known?.productId ?? null,
    asin,
    count,
    uniqueUsers,
    avgLikelihood: averageMatch,
    productName: latest?.name ?? asin,
    productBrand: latest?.brand ?? "",
    productPrice: latest?.price ?? null,
    productCurrency: latest?.currency ?? null,
    category: latest?.category ?? "",
    productUrl: known?.url ?? null,
    imageUrl: known?.imageUrl ?? null,
    recent: recent.map(({ reportId, at }) => ({ reportId, clickedAt: at.toISOString() })),
  };
}

/** The dog is named only if the click was made in the report of that visit. */
function detailOf({ eventId, sessionId, reportId, at, product }: Click, session: Session | undefined): ClickDetail {
  const report = session?.report?.reportId === reportId ? session.report : undefined;
  return {
    id: eventId,
    sessionId,
    productAsin: product.asin,
    productName: product.name,
    dogName: report?.dogName ?? null,
    dogBreed: report?.dogBreed ?? null,
    dogImageUrl: reportId === EXAMPLE_REPORT ? null : photoOf(reportId),
    reportId,
    clickedAt: at.toISOString(),
  };
}
