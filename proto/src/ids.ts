import { z } from "zod";
import { ID_PATTERN } from "./new-id.ts";

export { newId } from "./new-id.ts";

export const Id = z.string().regex(ID_PATTERN, "not an id");
export type Id = z.infer<typeof Id>;

/** The example report, which is part of the product and never locked. */
export const EXAMPLE_REPORT = "example";
export const ReportRef = z.union([Id, z.literal(EXAMPLE_REPORT)]);
export type ReportRef = z.infer<typeof ReportRef>;

/** UTC, ISO 8601. */
export const Instant = z.iso.datetime();
