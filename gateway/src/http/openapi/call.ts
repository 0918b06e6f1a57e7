import type { z } from "zod";

/** How one call is described. Shapes are the schemas that bodies and queries are validated with. */
export type ApiCall = {
  summary: string;
  query?: z.ZodType;
  body?: z.ZodType;
  /** Shape of the JSON it answers with; or the type of what is not JSON; null: nothing. */
  reply: z.ZodType | `${string}/${string}` | null;
  /** 200 when absent. */
  status?: number;
  /** The body is not JSON: its type, with its fields. */
  form?: z.ZodType;
};
/** By method and path as the router knows them: `get /api/report/:id`. */
export type ApiCalls = Record<string, ApiCall>;
