import { z } from "zod";

/** `?version=` of a product: the one that was read. */
export const ProductVersion = z.coerce.number().int().min(1);
/** `?version=` of a report. */
export const ReportVersion = ProductVersion.max(100_000);
