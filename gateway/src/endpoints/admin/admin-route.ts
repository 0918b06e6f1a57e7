import type { Request, Response } from "express";
import type { Operator } from "../../operators/ports.ts";

/** One call of the admin area, below /api/admin. Only a signed-in operator gets here. */
export type AdminRoute = {
  method: "get" | "post" | "put" | "delete";
  path: string;
  /** Longest body in bytes; 32 kB when absent. */
  maxBytes?: number;
  handle: (req: Request, res: Response, operator: Operator) => Promise<void> | void;
};
