import type { AuditLog, AuditReading, Operator, Session, SignInDelays } from "../../src/operators/ports.ts";
import type { SignInDeps } from "../../src/operators/sign-in.ts";
import { newId } from "@hundeblick/proto/ids";

export const ADA: Operator = {
  id: newId(),
  email: "ada@example.org",
  passwordHash: "hash of: a long password",
  isDisabled: false,
  revision: 1,
};
export const PASSWORD = "a long password";

export type Recorded = {
  operatorId: string;
  action: string;
  subject: string;
  outcome: string;
  fields: readonly string[];
};
export type MemoryOperators = SignInDeps & {
  known: Operator[];
  kept: Map<string, Session>;
  recorded: Recorded[];
  attempts: string[];
  clock: { now: number };
};

/** Operators, sessions and the audit log in memory, with a clock that stands still. Waiting is asked for after the third failure. */
export function memoryOperators(): MemoryOperators {
  const known = [{ ...ADA }];
  const kept = new Map<string, Session & { idleUntil: number }>();
  const recorded: Recorded[] = [];
  const attempts: string[] = [];
  const clock = { now: 1_000_000 };
  const audit: AuditLog & AuditReading = {
    async begin(deed) {
      recorded.push({ ...deed, outcome: "begun", fields: [] });
      return String(recorded.length - 1);
    },
    async finish(entry, outcome, fields) {
      Object.assign(recorded[Number(entry)] ?? {}, { outcome, fields });
    },
    async page(offset, limit) {
      return {
        entries: recorded
          .map((deed, i) => ({ id: String(i), at: new Date(i), ...deed, fields: [...deed.fields] }))
          .toReversed()
          .slice(offset, offset + limit),
        total: recorded.length,
      };
    },
    async lastSignIn(operatorId) {
      return recorded.some(
        (deed) => deed.operatorId === operatorId && deed.action === "sign-in" && deed.outcome === "done",
      )
        ? new Date(clock.now)
        : undefined;
    },
  };
  const change = (id: string, to: (one: Operator) => Operator): void => {
    known.splice(0, known.length, ...known.map((one) => (one.id === id ? to(one) : one)));
  };
  const delays: SignInDelays = {
    async begin(email, address) {
      if (attempts.length >= 3) return { waitMs: 4_000, nextMs: 4_000 };
      attempts.push(`${email} ${address}`);
      return { waitMs: 0, nextMs: 1_000 };
    },
    async forget() {
      attempts.length = 0;
    },
  };
  return {
    known,
    kept,
    recorded,
    attempts,
    clock,
    audit,
    delays,
    now: () => clock.now,
    operators: {
      byId: async (id) => known.find((operator) => operator.id === id),
      byEmail: async (email) => known.find((operator) => operator.email === email),
      insertFirst: async (operator) => known.length === 0 && known.push(operator) > 0,
      insert: async (operator) => !known.some(({ email }) => email === operator.email) && known.push(operator) > 0,
      all: async () => known.toSorted((a, b) => (a.email < b.email ? -1 : 1)),
      setPassword: async (id, passwordHash) =>
        change(id, (one) => ({ ...one, passwordHash, revision: one.revision + 1 })),
      setDisabled: async (id, isDisabled) =>
        change(id, (one) => ({ ...one, isDisabled, revision: one.revision + (isDisabled ? 1 : 0) })),
    },
    passwords: {
      hash: async (password) => `hash of: ${password}`,
      matches: async (password, hash) => hash === `hash of: ${password}`,
    },
    sessions: {
      async keep(tokenHash, session, idleMs) {
        kept.set(tokenHash, { ...session, idleUntil: clock.now + idleMs });
      },
      async find(tokenHash) {
        const session = kept.get(tokenHash);
        return session && session.idleUntil > clock.now ? session : undefined;
      },
      async touch(tokenHash, idleMs) {
        const session = kept.get(tokenHash);
        if (!session || session.idleUntil <= clock.now) return undefined;
        session.idleUntil = clock.now + idleMs;
        return session;
      },
      async end(tokenHash) {
        kept.delete(tokenHash);
      },
    },
  };
}
