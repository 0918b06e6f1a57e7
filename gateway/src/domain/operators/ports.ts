import type { Id } from "@hundeblick/proto/ids";

/** A passkey an operator registered: a public key that a device or a password manager holds the other half of. */
export type Passkey = {
  /** The credential's id, base64url. */
  id: string;
  /** Chosen by the operator. */
  name: string;
  /** COSE key, base64url. */
  publicKey: string;
  /** Signatures made so far; stays 0 for passkeys that are synchronised. */
  counter: number;
  transports: string[];
  createdAt: Date;
  lastUsedAt: Date | null;
};

/** Somebody who may work in the admin area. */
export type Operator = {
  id: Id;
  /** Lower case. */
  email: string;
  passwordHash: string;
  isDisabled: boolean;
  /** Counts up when the password changes or the operator is disabled; sessions of an older revision are over. */
  revision: number;
  passkeys: readonly Passkey[];
  /** Hashes of the codes that were not used yet. */
  recoveryCodes: readonly string[];
  /** Hashes of the cookies of browsers this operator signed in with. */
  browsers: readonly string[];
};
/** What is kept of an operator that has only just been added. */
export type NewOperator = Omit<Operator, "passkeys" | "recoveryCodes" | "browsers">;

export type Operators = {
  byId(id: Id): Promise<Operator | undefined>;
  byEmail(email: string): Promise<Operator | undefined>;
  hasFirst(): Promise<boolean>;
  /** False when it was made before: only one comes from the environment, once. */
  insertFirst(operator: NewOperator): Promise<boolean>;
  /** False when the address has an operator already. */
  insert(operator: NewOperator): Promise<boolean>;
  /** All, in order of address. */
  all(): Promise<Operator[]>;
  /** A new password begins a new revision. */
  setPassword(id: Id, passwordHash: string): Promise<void>;
  /** Disabling begins a new revision, so that enabling revives no session. */
  setDisabled(id: Id, isDisabled: boolean): Promise<void>;
  addPasskey(id: Id, passkey: Passkey): Promise<void>;
  /** False when there is no such passkey. */
  updatePasskey(
    id: Id,
    passkeyId: string,
    change: Partial<Pick<Passkey, "name" | "counter" | "lastUsedAt">>,
  ): Promise<boolean>;
  removePasskey(id: Id, passkeyId: string): Promise<void>;
  setRecoveryCodes(id: Id, hashes: readonly string[]): Promise<void>;
  /** True for the one caller that used it up. */
  useRecoveryCode(id: Id, hash: string): Promise<boolean>;
  /** Keeps the newest twenty. */
  addBrowser(id: Id, hash: string): Promise<void>;
};

/** Rules of signing in that hold for all operators. */
export type SignInRules = { passkeyRequired: boolean };
export type Rules = { read(): Promise<SignInRules>; save(rules: SignInRules): Promise<void> };

/** What a session stands for. Times in ms since 1970. */
export type Session = {
  operatorId: Id;
  revision: number;
  until: number;
  /** When the password or a passkey was last asked for again; 0 when it never was. */
  confirmedAt: number;
};

/** Sessions by the SHA-256 of their token; the token itself is never kept. */
export type Sessions = {
  keep(tokenHash: string, session: Session, idleMs: number): Promise<void>;
  find(tokenHash: string): Promise<Session | undefined>;
  /** Finds a session and lets it live on for `idleMs`, but never beyond its `until`. */
  touch(tokenHash: string, idleMs: number): Promise<Session | undefined>;
  /** Ms until the session ends unless it is used; 0 when there is none. */
  leftMs(tokenHash: string): Promise<number>;
  /** Notes when the operator was asked again; the session ends when it would have. */
  confirm(tokenHash: string, session: Session, at: number): Promise<void>;
  end(tokenHash: string): Promise<void>;
};

/** Values that are used once within a time: tickets of half a sign-in, challenges for passkeys. */
export type OneTimeValues = {
  keep(name: string, value: string, ms: number): Promise<void>;
  /** The value, for the one caller that takes it. */
  take(name: string): Promise<string | undefined>;
};

export type Passwords = {
  hash(password: string): Promise<string>;
  /** Takes the same time whether there is a hash or not; without one the answer is no. */
  matches(password: string, hash: string | undefined): Promise<boolean>;
};

/** Who tries to sign in, from where; `browser` is the hash of the cookie of a browser this operator signed in with. */
export type Guesser = { email: string; address: string; browser?: string | undefined };

/** Slows down guessing. A browser that signed in before has a count of its own; see sign-in-delay.ts. */
export type SignInDelays = {
  /**
   * Counts one attempt. Answers ms to wait before one is allowed (0: go on), ms until the next one after this, and
   * how many
   * attempts on this account came from where it never signed in.
   */
  begin(guesser: Guesser): Promise<{ waitMs: number; nextMs: number; strangeAttempts: number }>;
  /** The password was right: the counting starts anew, and this address is known for the account. */
  clear(guesser: Guesser): Promise<void>;
};

/** Warns all operators that somebody guesses the password of one of them. Never throws, never waits. */
export type GuessAlarm = (attacked: Operator, attempts: number) => void;

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
