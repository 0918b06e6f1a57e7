import type { Request, RequestHandler, Response } from "express";

type Method = "get" | "post" | "put" | "delete";

/** One call of the HTTP API. `handle` returns the JSON reply, or nothing after replying itself; an error is a reply. */
export type Route = { method: Method; path: string; handle: (req: Request, res: Response) => Reply | Promise<Reply> };
export type Reply = object | void;

const route =
  (method: Method) =>
  (path: string, handle: Route["handle"]): Route => ({ method, path, handle });

export const get = route("get");
export const post = route("post");
export const remove = route("delete");

export const handlerOf =
  ({ handle }: Pick<Route, "handle">): RequestHandler =>
  async (req, res) => {
    const reply = await handle(req, res);
    if (reply) res.json(reply);
  };
