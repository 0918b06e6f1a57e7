import type { Id } from "@hundeblick/proto/ids";

/** Somebody who may work in the admin area. */
export type Operator = {
  id: Id;
  /** Lower case. */
  email: string;
  passwordHash: string;
  isDisabled: boolean;
  /** Counts up when the password changes or the operator is disabled; sessions of an older revision are over. */
  revision: number;
};

export type Operators = {
  byId(id: Id): Promise<Operator | undefined>;
  byEmail(email: string): Promise<Operator | undefined>;
  /** False when it was made before: only one comes from the environment, once. */
  insertFirst(operator: Operator): Promise<boolean>;
  /** False when the address has an operator already. */
  insert(operator: Operator): Promise<boolean>;
  /** All, in order of address. */
  all(): Promise<Operator[]>;
  /** A new password begins a new revision. */
  setPassword(id: Id, passwordHash: string): Promise<void>;
  /** Disabling begins a new revision, so that enabling revives no session. */
  setDisabled(id: Id, isDisabled: boolean): Promise<void>;
};

/** What a session stands for. Times in ms since 1970. */
export type Session = { operatorId: Id; revision: number; until: number };

/** Sessions by the SHA-256 of their token; the token itself is never kept. */
export type Sessions = {
  keep(tokenHash: string, session: Session, idleMs: number): Promise<void>;
  find(tokenHash: string): Promise<Session | undefined>;
  /** Finds a session and lets it live on for `idleMs`, but never beyond its `until`. */
  touch(tokenHash: string, idleMs: number): Promise<Session | undefined>;
  end(tokenHash: string): Promise<void>;
};

export type Passwords = {
  hash(password: string): Promise<string>;
  /** Takes the same time whether there is a hash or not; without one the answer is no. */
  matches(password: string, hash: string | undefined): Promise<boolean>;
};

/** Slows down guessing: per account and address, and per address. */
export type SignInDelays = {
  /** Counts one attempt. Answers ms to wait before one is allowed (0: go on) and ms until the next one after this. */
  begin(email: string, address: string): Promise<{ waitMs: number; nextMs: number }>;
  /** The password was right: the counting starts anew. */
  forget(email: string, address: string): Promise<void>;
};

/** One line of the audit log: who did what to which thing. */
export type Deed = {
  /** `nobody` for a sign-in with an address that no operator has. */
  operatorId: string;
  action: string;
  subject: string;
};
export type AuditEntry = Deed & { id: string; at: Date; outcome: string; fields: string[] };
export type AuditLog = {
  begin(deed: Deed): Promise<string>;
  /** `outcome` is `done` or the code of the error; `fields` names what changed, never the values. */
  finish(entryId: string, outcome: string, fields: readonly string[]): Promise<void>;
};
/** Reading it: newest first. */
export type AuditReading = {
  page(offset: number, limit: number): Promise<{ entries: AuditEntry[]; total: number }>;
  lastSignIn(operatorId: Id): Promise<Date | undefined>;
};
