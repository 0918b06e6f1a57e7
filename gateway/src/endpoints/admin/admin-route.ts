import type { Request, Response } from "express";
import type { Bus } from "@hundeblick/kit/bus";
import type { Readiness } from "@hundeblick/kit/lifecycle";
import type { AuditLog, Operator } from "../../domain/operators/ports.ts";
import type { SignedIn } from "../../domain/operators/session.ts";

/** Dependencies of the admin area's calls: the services, the audit log and the gateway's own status. */
export type AdminDeps = { bus: Pick<Bus, "call">; audit: AuditLog; readiness: () => Promise<Readiness> };

/** One call below /api/admin, for signed-in operators only. */
export type AdminRoute = {
  method: "get" | "post" | "put" | "delete";
  path: string;
  /** Largest body in bytes; 32 kB by default. */
  maxBytes?: number;
  /** Requires a confirmation in the last five minutes. */
  isConfirmed?: true;
  /** Also allowed for an operator who still has to register the required passkey. */
  isOpenBeforePasskey?: true;
  handle: (req: Request, res: Response, operator: Operator, signedIn: SignedIn) => Promise<void> | void;
};
