import type { Request, Response } from "express";

/** One call of the HTTP API. A thrown error becomes the reply. */
export type Route = {
  method: "get" | "post" | "delete";
  path: string;
  handle: (req: Request, res: Response) => Promise<void> | void;
};
