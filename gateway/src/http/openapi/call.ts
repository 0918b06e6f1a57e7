import type { z } from "zod";

/** Description of one call, with the schemas that validate bodies and queries. */
export type ApiCall = {
  summary: string;
  query?: z.ZodType;
  body?: z.ZodType;
  /** Schema of a JSON reply, or the type of another one; null: empty. */
  reply: z.ZodType | `${string}/${string}` | null;
  /** 200 by default. */
  status?: number;
  /** Type and fields of a body that is not JSON. */
  form?: z.ZodType;
};
/** By method and path as in the router: `get /api/report/:id`. */
export type ApiCalls = Record<string, ApiCall>;
