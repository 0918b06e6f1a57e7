import { z } from "zod";
import { Id, Instant } from "../../ids.ts";

/**
 * Length limits of an operator's password, in characters. Source of 15: NIST SP 800-63B-4, 3.1.1.2 (no second factor).
 */
export const MIN_PASSWORD = 15;
export const MAX_PASSWORD = 200;

export const OperatorRecord = z.object({
  id: Id,
  email: z.string(),
  isDisabled: z.boolean(),
  isYou: z.boolean(),
  passkeys: z.int(),
  lastSignIn: Instant.nullable(),
});
export type OperatorRecord = z.infer<typeof OperatorRecord>;

/** Reply of GET /api/admin/operators. */
export const OperatorsReply = z.object({ operators: z.array(OperatorRecord) });
export type OperatorsReply = z.infer<typeof OperatorsReply>;

/** Body of POST /api/admin/operators. */
export const NewOperatorBody = z.strictObject({ email: z.string().trim().max(254).pipe(z.email()) });
export type NewOperatorBody = z.infer<typeof NewOperatorBody>;

/** Reply of POST /api/admin/operators: the password is shown only here and not stored. */
export const NewOperatorReply = z.object({ email: z.string(), password: z.string() });
export type NewOperatorReply = z.infer<typeof NewOperatorReply>;

/** Body of POST /api/admin/operators/me/password. Replies like a sign-in; all other sessions end. */
export const PasswordBody = z.strictObject({
  current: z.string().min(1).max(200),
  password: z.string().min(1).max(MAX_PASSWORD),
});
export type PasswordBody = z.infer<typeof PasswordBody>;

const AuditRecord = z.object({
  id: z.string(),
  at: Instant,
  operator: z.string(),
  action: z.string(),
  subject: z.string(),
  outcome: z.string(),
  fields: z.array(z.string()),
});
type AuditRecord = z.infer<typeof AuditRecord>;

/** Query and reply of GET /api/admin/audit, newest first. */
export const AuditQuery = z.strictObject({
  offset: z.coerce.number().int().min(0).max(100_000).default(0),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});
export type AuditQuery = z.input<typeof AuditQuery>;
export const AuditReply = z.object({ entries: z.array(AuditRecord), total: z.int() });
export type AuditReply = z.infer<typeof AuditReply>;
