import type { AuditReply, OperatorsReply } from "@hundeblick/proto/http/admin/operators";
import type { AuditReading, Operator, Operators } from "./ports.ts";

type Deps = { operators: Pick<Operators, "all">; audit: AuditReading };

/** All operators with their last sign-in, as `you` sees them. */
export async function listOperators({ operators, audit }: Deps, you: Operator): Promise<OperatorsReply> {
  const listed = (await operators.all()).map(async ({ id, email, isDisabled, passkeys }) => ({
    id,
    email,
    isDisabled,
    isYou: id === you.id,
    passkeys: passkeys.length,
    lastSignIn: (await audit.lastSignIn(id))?.toISOString() ?? null,
  }));
  return { operators: await Promise.all(listed) };
}

/** A page of the audit log, newest first, with the operators' addresses. */
export async function readAudit(
  { operators, audit }: Deps,
  page: { offset: number; limit: number },
): Promise<AuditReply> {
  const [{ entries, total }, all] = await Promise.all([audit.page(page.offset, page.limit), operators.all()]);
  const emailOf = new Map<string, string>(all.map(({ id, email }) => [id, email]));
  return {
    total,
    entries: entries.map(({ operatorId, at, ...entry }) => ({
      ...entry,
      at: at.toISOString(),
      operator: emailOf.get(operatorId) ?? operatorId,
    })),
  };
}
