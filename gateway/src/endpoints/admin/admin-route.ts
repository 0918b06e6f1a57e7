import type { Request, Response } from "express";
import type { Bus } from "@hundeblick/kit/bus";
import type { Readiness } from "@hundeblick/kit/lifecycle";
import type { AuditLog, Operator } from "../../domain/operators/ports.ts";
import type { SignedIn } from "../../domain/operators/session.ts";

/** What the calls of the admin area need: the services, the log of who did what, and how the gateway itself is. */
export type AdminDeps = { bus: Pick<Bus, "call">; audit: AuditLog; readiness: () => Promise<Readiness> };

/** One call of the admin area, below /api/admin. Only a signed-in operator gets here. */
export type AdminRoute = {
  method: "get" | "post" | "put" | "delete";
  path: string;
  /** Longest body in bytes; 32 kB when absent. */
  maxBytes?: number;
  /** Asks for the password or a passkey from within the last five minutes. */
  isConfirmed?: true;
  /** Open as well to an operator who still has to register the passkey that Settings requires. */
  isOpenBeforePasskey?: true;
  handle: (req: Request, res: Response, operator: Operator, signedIn: SignedIn) => Promise<void> | void;
};
