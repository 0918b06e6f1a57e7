import type { Request, Response } from "express";

/** One call of the outside: where it is, and what it does. A throw becomes the error's answer. */
export type Route = {
  method: "get" | "post" | "delete";
  path: string;
  handle: (req: Request, res: Response) => Promise<void> | void;
};
