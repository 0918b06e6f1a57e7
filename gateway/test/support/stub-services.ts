import type { Readiness } from "@hundeblick/kit/lifecycle";
import { AppError } from "@hundeblick/kit/errors";
import { fakeBus, type FakeBus } from "@hundeblick/kit/testing";
import type { BreedAnswers } from "@hundeblick/proto/http/admin/breed-answers";
import type { CheckUses } from "@hundeblick/proto/http/admin/check-uses";
import type { RefreshResult, UpdateJob } from "@hundeblick/proto/http/admin/marketplace";
import type { Analytics } from "@hundeblick/proto/http/admin/numbers";
import type { Product } from "@hundeblick/proto/http/catalogue";
import type { Figures } from "@hundeblick/proto/http/figures";
import type { PoisonLine } from "@hundeblick/proto/http/poison-lines";
import type { Reviewer } from "@hundeblick/proto/http/reviewer";
import type { Testimonial } from "@hundeblick/proto/http/testimonials";
import type { ImportCounts, ImportState } from "@hundeblick/proto/http/catalogue-import";
import { newId } from "@hundeblick/proto/ids";
import * as catalogue from "@hundeblick/proto/rpc/catalogue";
import * as mail from "@hundeblick/proto/rpc/mail";
import * as report from "@hundeblick/proto/rpc/report";
import * as scraper from "@hundeblick/proto/rpc/scraper";
import * as tracking from "@hundeblick/proto/rpc/tracking";

const AT = "2026-11-20T10:00:00.000Z";
export const REPORT = newId();

export const PRODUCT: Product = {
  id: newId(),
  version: 3,
  internalId: "HB-1",
  baseName: "Lachsöl",
  brand: "Nordfell",
  category: "omega3",
  ingredients: ["omega3"],
  dosageInstructions: "",
  dogSizes: [],
  form: "oil",
  imageUrl: null,
  isActive: true,
  priority: 1,
  demo: false,
  markets: {},
  createdAt: AT,
  updatedAt: AT,
};
export const REFRESHED: RefreshResult = {
  productId: PRODUCT.id,
  asin: "B000000001",
  name: "Lachsöl",
  status: "success",
  outcome: "ok",
  error: null,
  differences: [{ field: "price", before: '"9.00"', after: '"9.50"' }],
  doubtful: [],
};
export const JOB: UpdateJob = {
  jobId: newId(),
  market: "de",
  state: "finished",
  summary: { total: 1, successful: 1, failed: 0 },
  current: null,
  waitsUntil: null,
  startedAt: AT,
  finishedAt: AT,
  startedBy: "ada@example.org",
};
export const COUNTS: ImportCounts = {
  productsAdded: 1,
  productsUpdated: 0,
  productsSkipped: 2,
  productsRemoved: 0,
  marketsAdded: 1,
  marketsUpdated: 0,
  marketsRemoved: 0,
};
export const importOf = (importId: string, state: ImportState["state"]): ImportState => ({
  importId,
  mode: "merge",
  markets: ["de"],
  state,
  by: "ada@example.org",
  startedAt: AT,
  counts: COUNTS,
  progress: { done: 1, total: 1 },
  kept: 0,
});
const BREED_ANSWERS: BreedAnswers = {
  from: "2025-12",
  total: 1,
  same: 0,
  answers: [{ said: "Beagle", answered: "Dachshund (Standard)", isSame: false, count: 1 }],
};
export const EMAILS = [
  {
    email: "ada@example.org",
    dogBreed: "Beagle",
    dogAge: 24,
    hasReport: true,
    reports: 1,
    newsletterOptIn: true,
    createdAt: AT,
  },
];

const ANALYTICS: Analytics = {
  range: "7d",
  from: AT,
  to: AT,
  timeZone: "UTC",
  countedAt: AT,
  matching: 1,
  bots: 0,
  summary: {
    totalSessions: 1,
    uploadedImage: 1,
    startedAnalysis: 1,
    enteredEmail: 1,
    viewedReport: 1,
    clickedProduct: 0,
    bounced: 0,
    bounceRate: 0,
    avgTimeSpent: 10,
    medianTimeSpent: 10,
    emailCaptureRate: 100,
    productCtr: 0,
  },
  funnel: (["Visitors", "Uploaded", "Analyzed", "Emails", "Reports", "Clicks"] as const).map((step) => ({
    step,
    count: 1,
    rate: null,
  })),
  days: [
    {
      day: "2026-11-20",
      visitors: 1,
      uploaded: 1,
      analyzed: 1,
      emails: 1,
      reports: 1,
      clicks: 0,
      bounced: 0,
      seconds: 10,
      medianSeconds: 10,
    },
  ],
  sessions: [
    {
      sessionId: newId(),
      startedAt: AT,
      lastSeenAt: AT,
      deviceType: "mobile",
      browser: null,
      os: null,
      country: null,
      utmSource: "Direct",
      utmCampaign: null,
      funnelStage: "report_viewed",
      actions: 5,
      ipAddress: "193.99.144.0/24",
      addressKey: null,
      reportId: REPORT,
      analysisId: null,
      dogName: null,
      dogBreed: null,
      dogAge: null,
      dogWeight: null,
      market: "de",
      landingPage: "/",
      milestones: {},
      botReason: null,
      metadata: { dogImageUrl: null, dogBreed: null, productsViewed: [] },
    },
  ],
};
export const SEARCH = { query: "eins", found: 48, at: "2026-11-19T10:00:00.000Z" };
export const LIBRARY = {
  categories: [{ id: "joints", name: "Gelenke", phrases: Array.from({ length: 9 }, (_, i) => `gelenke ${i}`) }],
  top: Array.from({ length: 20 }, (_, i) => `wort ${i}`),
};
export const FIGURES: Figures = { reports: 1234, medianSeconds: 9, timedVisits: 321 };
export const TESTIMONIAL: Testimonial = {
  name: "Ada",
  dog: "Bo, Whippet",
  text: { de: "Gut.", en: "Good.", pl: "Dobre." },
  consentOn: "2026-11-01",
};
export const REVIEWER: Reviewer = {
  name: "Ada Muster",
  credentials: { de: "Tierärztin", en: "veterinarian", pl: "lekarka weterynarii" },
  url: "https://example.org/ada",
  reviewed: { article: "2026-05-14", breed: "2026-05-20" },
};
export const POISON_LINE: PoisonLine = {
  country: "de",
  name: "Giftnotruf",
  number: "+49 30 19240",
  for: { de: "Vergiftungen", en: "poisoning", pl: "zatrucia" },
  cost: { de: "kostenlos", en: "free", pl: "bezpłatnie" },
  hours: { de: "rund um die Uhr", en: "day and night", pl: "całodobowo" },
  note: { de: "Auch für Tiere", en: "Animals too", pl: "Także dla zwierząt" },
  url: "https://example.org/",
  checkedOn: "2026-05-14",
  staffNote: "rang, answered",
};
const CHECK_USES: CheckUses = {
  concerns: [
    {
      id: "limping",
      chosen: 2,
      finished: 1,
      levels: { today: 1 },
      skipped: [{ question: "look", count: 2 }],
      followUps: {},
    },
  ],
  checks: [{ id: "gums", chosen: 1, finished: 1, levels: { now: 1 }, skipped: [{ question: "gone", count: 1 }] }],
  words: [{ id: "bloat", outcomes: { asked: 1 } }],
  from: AT,
  to: AT,
};
const CLICK = {
  id: "c1",
  sessionId: newId(),
  productAsin: "B000000001",
  productName: "Lachsöl",
  dogName: null,
  dogBreed: null,
  dogImageUrl: null,
  reportId: REPORT,
  clickedAt: AT,
};
const SELECTION = {
  productId: PRODUCT.id,
  asin: "B000000001",
  count: 1,
  uniqueUsers: 1,
  avgLikelihood: 0.9,
  productName: "Lachsöl",
  productBrand: "Nordfell",
  productPrice: 9.5,
  productCurrency: "EUR",
  productUrl: null,
  imageUrl: null,
  category: "omega3",
  recent: [{ reportId: REPORT, clickedAt: AT }],
};

/** Stub services with valid replies for operators' calls; `asked` records requests by subject. */
export function stubServices(): FakeBus & { asked: [string, unknown][] } {
  const asked: [string, unknown][] = [];
  const bus = Object.assign(fakeBus(), { asked });
  const answer: FakeBus["respond"] = (definition, run) =>
    bus.respond(definition, (request, meta) => {
      asked.push([definition.subject, request]);
      return run(request, meta);
    });
  answer(catalogue.listProducts, async ({ active }) => ({
    rows: [],
    total: active === "active" ? 5 : 7,
    statuses: { active: 5, inactive: 2 },
  }));
  answer(catalogue.getProduct, async () => PRODUCT);
  answer(catalogue.createProduct, async () => ({ product: PRODUCT, changed: [] }));
  answer(catalogue.saveProduct, async () => ({ product: PRODUCT, changed: [] }));
  answer(catalogue.updateMarket, async () => ({ product: PRODUCT, changed: [] }));
  answer(catalogue.removeProduct, async () => ({ removed: true }));
  answer(catalogue.exportProducts, async ({ after }) => {
    const { id: _id, version: _version, createdAt: _created, updatedAt: _updated, ...product } = PRODUCT;
    return after === null
      ? { products: [product], next: "HB-1" }
      : { products: [{ ...product, internalId: "HB-2" }], next: null };
  });
  answer(catalogue.stageImport, async () => ({ staged: true as const }));
  answer(catalogue.previewImport, async () => ({
    counts: COUNTS,
    digest: "planned",
    problemCount: 0,
    problems: [],
    differenceCount: 0,
    differences: [],
    unchanged: [],
  }));
  answer(catalogue.applyImport, async ({ importId }) => importOf(importId, "applying"));
  answer(catalogue.importState, async ({ importId }) => ({ import: importOf(importId ?? newId(), "applied") }));
  answer(catalogue.undoImport, async ({ importId }) => importOf(importId, "undone"));
  answer(scraper.searchMarketplace, async () => ({ outcome: "ok" as const, results: [], retryAt: null }));
  answer(scraper.importProduct, async ({ asin }) => ({ action: "created" as const, productId: PRODUCT.id, asin }));
  answer(scraper.refreshProduct, async () => REFRESHED);
  answer(scraper.startUpdate, async () => ({ ...JOB, state: "running" as const }));
  answer(scraper.updateStatus, async () => ({ job: JOB }));
  answer(scraper.updateResults, async ({ from }) => ({ results: [REFRESHED].slice(from) }));
  answer(scraper.controlUpdate, async () => ({ ...JOB, state: "paused" as const }));
  answer(scraper.topSearches, async () => ({ searches: [SEARCH] }));
  answer(scraper.keywordLibrary, async () => ({ version: 1, ...LIBRARY }));
  answer(scraper.saveKeywords, async ({ version }) => ({ version: version + 1, ...LIBRARY }));
  answer(tracking.stats, async () => ({
    totalSelections: 1,
    keptDays: 90,
    selectionStats: [SELECTION],
    categories: [],
    clickDetails: [CLICK],
  }));
  answer(tracking.analytics, async () => ANALYTICS);
  answer(tracking.checkUses, async () => CHECK_USES);
  answer(tracking.removeClick, async () => ({ removed: true }));
  answer(tracking.removeSessionsByIp, async ({ preview }) => ({
    by: "address" as const,
    sessions: 3,
    withReport: 1,
    clicks: 2,
    removed: !preview,
  }));
  answer(mail.listEmails, async () => ({
    emails: EMAILS,
    matching: 1,
    stats: { total: 1, withReports: 1, newsletter: 1, unique: 1 },
  }));
  answer(mail.removeEmails, async ({ preview }) => ({
    emails: 1,
    reportLinks: 1,
    mails: 0,
    messages: 0,
    removed: !preview,
  }));
  answer(mail.addressesOfReports, async () => ({ addresses: { [REPORT]: "ada@example.org" } }));
  answer(mail.listMessages, async () => ({ messages: [], total: 0 }));
  answer(mail.testMail, async () => ({
    outcome: "failed" as const,
    problem: "EAUTH 535",
    server: "mail.hundeblick.test:587",
  }));
  answer(report.poisonLines, async () => ({ lines: [POISON_LINE], version: 4, edited: true }));
  answer(report.breedAnswers, async () => BREED_ANSWERS);
  answer(report.savePoisonLines, async ({ version }) => ({ lines: [POISON_LINE], version: version + 1, edited: true }));
  answer(tracking.figures, async () => FIGURES);
  answer(catalogue.testimonials, async () => ({ testimonials: [TESTIMONIAL], version: 4 }));
  answer(catalogue.saveTestimonials, async ({ testimonials, version }) => ({ testimonials, version: version + 1 }));
  answer(catalogue.reviewer, async () => ({ reviewer: REVIEWER, version: 4 }));
  answer(catalogue.saveReviewer, async ({ reviewer, version }) => ({ reviewer, version: version + 1 }));
  answer(scraper.saveBudget, async ({ dailyBudget }) => ({
    source: "amazon" as const,
    canReadAmazon: true,
    dailyBudget,
    hosts: [],
    timeZone: "UTC" as const,
    lastPage: null,
  }));
  answer(scraper.saveSource, async ({ source }) => {
    if (source === "amazon") throw new AppError("marketplace_unreadable");
    return { source, canReadAmazon: false, dailyBudget: null, hosts: [], timeZone: "UTC" as const, lastPage: null };
  });
  answer(tracking.retention, async () => ({ rawDays: 90 }));
  answer(tracking.saveRetention, async (wanted) => wanted);
  answer(scraper.aboutMarketplace, async () => ({
    source: "demo" as const,
    canReadAmazon: false,
    dailyBudget: null,
    hosts: [],
    timeZone: "UTC" as const,
    lastPage: null,
  }));
  return bus;
}

/** A gateway with stubs of everything. */
export const readiness = async (): Promise<Readiness> => ({ ready: true, dependencies: { nats: "ok", mongodb: "ok" } });
