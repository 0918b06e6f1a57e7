import type { Milestone } from "@hundeblick/proto/http/tracking";
import type { Language, Market } from "@hundeblick/proto/language";

/** Data of the browser behind a visit, without the address. */
export type Visitor = {
  deviceType: "mobile" | "tablet" | "desktop" | "other";
  browser: string | null;
  os: string | null;
  /** ISO 3166-1 alpha-2. */
  country: string | null;
  /** Keyed hash of the address. */
  pseudonym: string | null;
  /** The address cut to /24 (IPv4) or /48 (IPv6). */
  network: string | null;
  /** Why this counts as a bot; null for people. */
  botReason: string | null;
};

/** How a visit began. */
export type Landing = {
  page: string | null;
  source: string;
  utmSource: string | null;
  utmCampaign: string | null;
  language: Language | null;
};

/** The report made in a visit, as operators' lists show it. */
export type ReportLink = {
  reportId: string;
  analysisId: string;
  dogName: string | null;
  dogBreed: string | null;
  dogAgeMonths: number | null;
  dogWeightKg: number | null;
};

/** One visit. Each milestone has the time when it was first reached, by the server's clock. */
export type Session = {
  sessionId: string;
  startedAt: Date;
  lastSeenAt: Date;
  milestones: Partial<Record<Milestone, Date>>;
  visitor?: Visitor;
  landing?: Landing;
  report?: ReportLink;
  /** Language and market of a report; they stay when the report is erased. */
  language?: Language;
  market?: Market;
};

/** One click on a product link. */
export type Click = {
  eventId: string;
  sessionId: string;
  reportId: string;
  at: Date;
  product: {
    asin: string;
    name: string;
    price: number | null;
    currency?: string | undefined;
    brand: string;
    category: string;
  };
  clickPosition: number;
  recommendedFor: string;
  timeToClickMs: number;
  isReturnClick: boolean;
  openedNewTab: boolean;
  /** Match of the need, 0–1; missing if the click had none. */
  match?: number | undefined;
  botReason: string | null;
};
