import { AppError } from "@hundeblick/kit/errors";
import type { OpenReport, ReportReply } from "@hundeblick/proto/http/report";
import { EXAMPLE_REPORT } from "@hundeblick/proto/ids";
import { DEFAULT_LANGUAGE, type Language, type Market, marketOf } from "@hundeblick/proto/language";
import { photoExpiresAt } from "@hundeblick/proto/photo";
import type { HandledRequestOf } from "@hundeblick/proto/rpc/define";
import type { getReport } from "@hundeblick/proto/rpc/report";
import { assessedIn } from "./check/assessed-check.ts";
import type { ComposedReport } from "./composed-report.ts";
import { exampleReport } from "./example-report.ts";
import { mayBeRead } from "./may-be-read.ts";
import { hasPhoto } from "./photo-age.ts";
import {
  type Catalogue,
  type Clock,
  type EarlierVersion,
  isErased,
  type ReportStore,
  type StoredReport,
  versionOf,
  type Views,
} from "./ports.ts";
import { renderTeaser } from "./rendering/render-teaser.ts";
import { renderReport } from "./rendering/render-report.ts";
import type { Products } from "./rendering/supplements.ts";

export type ReadReportDeps = { reports: ReportStore; catalogue: Catalogue; views: Views; now: Clock };

/**
 * A report in the requested language, or its own; only a teaser while locked. Emergencies, concerns for now or today
 * and the example are never locked. Earlier versions are readable as long as they are stored.
 * @throws {AppError} report_not_found
 */
export async function readReport(
  deps: ReadReportDeps,
  { reportId, language, version, visit }: HandledRequestOf<typeof getReport>,
): Promise<ReportReply> {
  const now = deps.now();
  if (reportId === EXAMPLE_REPORT) {
    deps.views.record({ reportId, at: now, visit });
    return readExample(deps.catalogue, language ?? DEFAULT_LANGUAGE);
  }
  const report = await storedReport(deps.reports, reportId);
  const shown = {
    language: language ?? report.language,
    imageUrl: hasPhoto(report.createdAt, now) ? `/api/report/${reportId}/photo` : null,
  };
  if (!mayBeRead(report)) {
    const assessed = assessedIn(report.composed, shown.language);
    return renderTeaser(report.composed, assessed, { reportId: report.id, ...shown });
  }

  deps.views.record({ reportId, at: now, visit });
  const frame = {
    ...shown,
    reportId,
    createdAt: report.createdAt,
    extraPhotos: report.extraPhotos,
    photoExpiresAt: shown.imageUrl ? photoExpiresAt(report.createdAt) : null,
  };
  const [chosen, versions] = chooseVersion(report, version);
  const products = await productsFor(deps.catalogue, chosen.composed, report.market);
  return { ...renderReport(chosen.composed, frame, products), ...versions, ...followUpOf(report) };
}

/** The requested version, with the list of the others. @throws {AppError} report_not_found */
function chooseVersion(
  report: StoredReport,
  asked: number | undefined,
): [EarlierVersion, Pick<OpenReport, "version" | "composedAt" | "versions">] {
  const { composed, createdAt, composedAt = createdAt, earlier = [], source } = report;
  const all = [...earlier, { version: versionOf(report), composedAt, composed }].toReversed();
  const chosen = asked === undefined ? all[0] : all.find(({ version }) => version === asked);
  if (!chosen) throw new AppError("report_not_found");
  if (!source) return [chosen, {}];
  const listed = (one: EarlierVersion) => ({ version: one.version, composedAt: one.composedAt.toISOString() });
  return [chosen, { ...listed(chosen), versions: all.filter((one) => one !== chosen).map(listed) }];
}

async function readExample(catalogue: Catalogue, language: Language): Promise<OpenReport> {
  const { composed, createdAt } = exampleReport(language);
  const frame = {
    reportId: EXAMPLE_REPORT,
    language,
    createdAt,
    photoExpiresAt: null,
    imageUrl: "/img/photo-frieda.svg",
  } as const;
  return renderReport(composed, frame, await productsFor(catalogue, composed, marketOf(language)));
}

/** @throws {AppError} report_not_found */
export async function storedReport(reports: Pick<ReportStore, "find">, reportId: string): Promise<StoredReport> {
  const report = await reports.find(reportId);
  if (!report || isErased(report)) throw new AppError("report_not_found");
  return report;
}

/** Fetched with each reading, for current prices; none where a vet has to be asked first. */
async function productsFor(
  catalogue: Catalogue,
  { supplements, dog }: ComposedReport,
  market: Market,
): Promise<Products> {
  const ingredientIds = supplements.recommended
    .filter(({ cautions }) => cautions.length === 0)
    .map(({ ingredientId }) => ingredientId);
  return ingredientIds.length === 0
    ? {}
    : catalogue.recommend({ market, ingredientIds, ...(dog.weightKg === null ? {} : { weightKg: dog.weightKg }) });
}

const followUpOf = ({ followUp }: StoredReport): Pick<OpenReport, "followUp"> =>
  followUp && !followUp.pendingSince
    ? {
        followUp: {
          concern: followUp.concern,
          dueAt: followUp.dueAt.toISOString(),
          outcome: followUp.outcome ?? null,
        },
      }
    : {};
