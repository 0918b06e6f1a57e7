import type {
  AuditLog,
  AuditReading,
  Operator,
  Session,
  SignInDelays,
  SignInStep,
} from "../../src/domain/operators/ports.ts";
import type { SignInDeps } from "../../src/domain/operators/sign-in.ts";
import { webauthnCeremonies } from "../../src/adapters/webauthn/ceremonies.ts";
import { newId } from "@hundeblick/proto/ids";

export const ADA: Operator = {
  id: newId(),
  email: "ada@example.org",
  passwordHash: "hash of: a long password",
  hasRandomPassword: false,
  isDisabled: false,
  revision: 1,
  passkeys: [],
  recoveryCodes: [],
  browsers: [],
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
  knownAddresses: string[];
  auditFailures: unknown[];
  clock: { now: number };
  /** Accounts for which an alarm was raised. */
  alarms: { email: string; attempts: number; step: SignInStep }[];
  /** Sessions are confirmed by default. */
  askAgain: boolean;
};
/** Relying party of the tests. */
export const PASSKEY_ORIGIN = "http://localhost:8080";

/** Operators, sessions and the audit log in memory, with a manual clock. Delays begin after the third failure. */
export function memoryOperators(): MemoryOperators {
  const known = [{ ...ADA }];
  const kept = new Map<string, Session & { idleUntil: number }>();
  const recorded: Recorded[] = [];
  const attempts: string[] = [];
  const auditFailures: unknown[] = [];
  const clock = { now: 1_000_000 };
  const audit: AuditLog & AuditReading = {
    async begin(entry) {
      recorded.push({ ...entry, outcome: "begun", fields: [] });
      return String(recorded.length - 1);
    },
    async finish(entry, outcome, fields) {
      Object.assign(recorded[Number(entry)] ?? {}, { outcome, fields });
    },
    failed: (cause) => void auditFailures.push(cause),
    async page(offset, limit) {
      return {
        entries: recorded
          .map((entry, i) => ({ id: String(i), at: new Date(i), ...entry, fields: [...entry.fields] }))
          .toReversed()
          .slice(offset, offset + limit),
        total: recorded.length,
      };
    },
    async lastSignIn(operatorId) {
      return recorded.some(
        (entry) => entry.operatorId === operatorId && entry.action === "sign-in" && entry.outcome === "done",
      )
        ? new Date(clock.now)
        : undefined;
    },
  };
  const nothingYet = { passkeys: [], recoveryCodes: [], browsers: [] };
  const values = new Map<string, string>();
  const alarms: MemoryOperators["alarms"] = [];
  const knownAddresses: string[] = [];
  let passkeyRequired = false;
  let failures = 0;
  const change = (id: string, to: (one: Operator) => Operator): void => {
    known.splice(0, known.length, ...known.map((one) => (one.id === id ? to(one) : one)));
  };
  const delays: SignInDelays = {
    async begin({ email, address, browser }) {
      if (attempts.length >= 3) return { waitMs: 4_000, nextMs: 4_000, unknownOriginAttempts: 0 };
      attempts.push(`${email} ${browser === undefined ? address : "a known browser"}`);
      return { waitMs: 0, nextMs: 1_000, unknownOriginAttempts: attempts.length };
    },
    async clear() {
      attempts.length = 0;
    },
    async markKnown({ address }) {
      knownAddresses.push(address);
    },
  };
  const memory: MemoryOperators = {
    known,
    kept,
    alarms,
    askAgain: false,
    knownAddresses,
    alarm: ({ email }, count, step) => void alarms.push({ email, attempts: count, step }),
    secondFactorFailures: {
      add: async () => ++failures,
      async clear() {
        failures = 0;
      },
    },
    rules: {
      read: async () => ({ passkeyRequired }),
      save: async (rules) => {
        passkeyRequired = rules.passkeyRequired;
      },
    },
    once: {
      save: async (name, value) => void values.set(name, value),
      async take(name) {
        const value = values.get(name);
        values.delete(name);
        return value;
      },
    },
    ceremonies: webauthnCeremonies({ id: "localhost", origin: PASSKEY_ORIGIN }),
    recorded,
    attempts,
    auditFailures,
    clock,
    audit,
    delays,
    now: () => clock.now,
    operators: {
      byId: async (id) => known.find((operator) => operator.id === id),
      byEmail: async (email) => known.find((operator) => operator.email === email),
      hasFirst: async () => known.length > 0,
      insertFirst: async (operator) => known.length === 0 && known.push({ ...nothingYet, ...operator }) > 0,
      insert: async (operator) =>
        !known.some(({ email }) => email === operator.email) && known.push({ ...nothingYet, ...operator }) > 0,
      all: async () => known.toSorted((a, b) => (a.email < b.email ? -1 : 1)),
      setPassword: async (id, passwordHash) =>
        change(id, (one) => ({
          ...one,
          passwordHash,
          hasRandomPassword: false,
          browsers: [],
          revision: one.revision + 1,
        })),
      reset: async (id, passwordHash) =>
        change(id, (one) => ({
          ...one,
          ...nothingYet,
          passwordHash,
          hasRandomPassword: true,
          revision: one.revision + 1,
        })),
      setDisabled: async (id, isDisabled) =>
        change(id, (one) => ({ ...one, isDisabled, revision: one.revision + (isDisabled ? 1 : 0) })),
      addPasskey: async (id, passkey, endsSessions) =>
        change(id, (one) => ({
          ...one,
          passkeys: [...one.passkeys, passkey],
          revision: one.revision + (endsSessions ? 1 : 0),
        })),
      async updatePasskey(id, passkeyId, fields) {
        change(id, (one) => ({
          ...one,
          passkeys: one.passkeys.map((passkey) => (passkey.id === passkeyId ? { ...passkey, ...fields } : passkey)),
        }));
        return known.some((one) => one.id === id && one.passkeys.some((passkey) => passkey.id === passkeyId));
      },
      removePasskey: async (id, passkeyId) =>
        change(id, (one) => ({ ...one, passkeys: one.passkeys.filter((passkey) => passkey.id !== passkeyId) })),
      setRecoveryCodes: async (id, recoveryCodes) => change(id, (one) => ({ ...one, recoveryCodes })),
      async useRecoveryCode(id, hash) {
        const isThere = known.some((one) => one.id === id && one.recoveryCodes.includes(hash));
        change(id, (one) => ({ ...one, recoveryCodes: one.recoveryCodes.filter((code) => code !== hash) }));
        return isThere;
      },
      addBrowser: async (id, hash) => change(id, (one) => ({ ...one, browsers: [...one.browsers, hash] })),
    },
    passwords: {
      hash: async (password) => `hash of: ${password}`,
      matches: async (password, hash) => hash === `hash of: ${password}`,
    },
    sessions: {
      async save(tokenHash, session, idleMs) {
        const confirmedAt = memory.askAgain ? session.confirmedAt : clock.now;
        kept.set(tokenHash, { ...session, confirmedAt, idleUntil: clock.now + idleMs });
      },
      async leftMs(tokenHash) {
        return Math.max(0, (kept.get(tokenHash)?.idleUntil ?? 0) - clock.now);
      },
      async confirm(tokenHash, session, at) {
        Object.assign(kept.get(tokenHash) ?? {}, session, { confirmedAt: at });
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
  return memory;
}
