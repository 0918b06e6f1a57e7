import type { Request, Response } from "express";
import type { Bus } from "@hundeblick/kit/bus";
import type { Readiness } from "@hundeblick/kit/lifecycle";
import type { AuditLog, Operator } from "../../domain/operators/ports.ts";
import type { SignedIn } from "../../domain/operators/session.ts";
import type { Reply, Route } from "../../http/route.ts";

/** Dependencies of the admin area's calls: the services, the audit log and the gateway's own status. */
export type AdminDeps = { bus: Pick<Bus, "call">; audit: AuditLog; readiness: () => Promise<Readiness> };

type RouteOptions = {
  /** Largest body in bytes; 32 kB by default. */
  maxBytes?: number;
  /** Requires a confirmation in the last five minutes. */
  isConfirmed?: true;
  /** Also allowed for an operator who still has to register the required passkey. */
  isOpenBeforePasskey?: true;
};
type AdminCall = {
  req: Request;
  res: Response;
  operator: Operator;
  signedIn: SignedIn;
  /** Runs an action of the operator with an entry in the audit log; the names of what has changed, never values. */
  audited: <T>(
    action: { action: string; subject?: string },
    run: () => Promise<T>,
    fieldsOf?: (result: T) => readonly string[],
  ) => Promise<T>;
};
/** One call below /api/admin, for signed-in operators only. */
export type AdminRoute = Omit<Route, "handle"> & RouteOptions & { handle: (call: AdminCall) => Reply | Promise<Reply> };

const route =
  (method: Route["method"]) =>
  (path: string, handle: AdminRoute["handle"], options: RouteOptions = {}): AdminRoute => ({
    method,
    path,
    handle,
    ...options,
  });

export const get = route("get");
export const post = route("post");
export const put = route("put");
export const remove = route("delete");
