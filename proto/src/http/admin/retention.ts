import { z } from "zod";

/** Upper limit that the privacy page promises. */
export const MAX_RAW_DAYS = 90;

/** Body of PUT and reply of GET and PUT /api/admin/retention: days that visits and clicks are kept. Counts stay. */
export const Retention = z.strictObject({ rawDays: z.int().min(1).max(MAX_RAW_DAYS) });
export type Retention = z.infer<typeof Retention>;
