import type { Id } from "@hundeblick/proto/ids";

/** A registered passkey; the private key is on a device or in a password manager. */
export type Passkey = {
  /** The credential's id, base64url. */
  id: string;
  /** Chosen by the operator. */
  name: string;
  /** COSE key, base64url. */
  publicKey: string;
  /** Signature counter; stays 0 for synchronised passkeys. */
  counter: number;
  transports: string[];
  createdAt: Date;
  lastUsedAt: Date | null;
};

/** A person with access to the admin area. */
export type Operator = {
  id: Id;
  /** Lower case. */
  email: string;
  passwordHash: string;
  /** Chosen by us, 120 random bits: nobody can guess it. */
  hasRandomPassword: boolean;
  isDisabled: boolean;
  /**
   * Increases with a new password, the first passkey and when the operator is disabled: ends sessions of older
   * revisions, and addresses known to them become unknown.
   */
  revision: number;
  passkeys: readonly Passkey[];
  /** Hashes of the unused recovery codes. */
  recoveryCodes: readonly string[];
  /** Hashes of the cookies of known browsers. */
  browsers: readonly string[];
};
/** Fields of a new operator. */
export type NewOperator = Omit<Operator, "passkeys" | "recoveryCodes" | "browsers">;

export type Operators = {
  byId(id: Id): Promise<Operator | undefined>;
  byEmail(email: string): Promise<Operator | undefined>;
  hasFirst(): Promise<boolean>;
  /** False when it was created before: only one comes from the environment, once. */
  insertFirst(operator: NewOperator): Promise<boolean>;
  /** False when the address is used. */
  insert(operator: NewOperator): Promise<boolean>;
  /** All, by address. */
  all(): Promise<Operator[]>;
  /** A password of the operator's choice; forgets the known browsers and increases the revision. */
  setPassword(id: Id, passwordHash: string): Promise<void>;
  /** A random password, without passkeys, recovery codes and known browsers; increases the revision. */
  reset(id: Id, passwordHash: string): Promise<void>;
  /** Disabling increases the revision, so that enabling does not restore sessions. */
  setDisabled(id: Id, isDisabled: boolean): Promise<void>;
  /** `endsSessions` increases the revision. */
  addPasskey(id: Id, passkey: Passkey, endsSessions: boolean): Promise<void>;
  /** False for an unknown passkey. */
  updatePasskey(
    id: Id,
    passkeyId: string,
    change: Partial<Pick<Passkey, "name" | "counter" | "lastUsedAt">>,
  ): Promise<boolean>;
  removePasskey(id: Id, passkeyId: string): Promise<void>;
  setRecoveryCodes(id: Id, hashes: readonly string[]): Promise<void>;
  /** True for the one caller that used it. */
  useRecoveryCode(id: Id, hash: string): Promise<boolean>;
  /** Keeps the newest twenty. */
  addBrowser(id: Id, hash: string): Promise<void>;
};

/** Sign-in rules for all operators. */
export type SignInRules = { passkeyRequired: boolean };
export type Rules = { read(): Promise<SignInRules>; save(rules: SignInRules): Promise<void> };

/** Data of a session. Times in ms since 1970. */
export type Session = {
  operatorId: Id;
  revision: number;
  until: number;
  /** Last confirmation by password or passkey; 0 for none. */
  confirmedAt: number;
};

/** Sessions by the SHA-256 of their token; the token itself is never stored. */
export type Sessions = {
  save(tokenHash: string, session: Session, idleMs: number): Promise<void>;
  find(tokenHash: string): Promise<Session | undefined>;
  /** Finds a session and extends it by `idleMs`, up to its `until`. */
  touch(tokenHash: string, idleMs: number): Promise<Session | undefined>;
  /** Ms until an idle session ends; 0 for none. */
  leftMs(tokenHash: string): Promise<number>;
  /** Records a confirmation, without extending the session. */
  confirm(tokenHash: string, session: Session, at: number): Promise<void>;
  end(tokenHash: string): Promise<void>;
};

/** One-time values with an expiry: tickets of unfinished sign-ins, challenges for passkeys. */
export type OneTimeValues = {
  save(name: string, value: string, ms: number): Promise<void>;
  /** The value, for the one caller that takes it. */
  take(name: string): Promise<string | undefined>;
};

export type Passwords = {
  hash(password: string): Promise<string>;
  /** Takes constant time; false without a hash. */
  matches(password: string, hash: string | undefined): Promise<boolean>;
};

/** Account and origin of a sign-in attempt; `browser`: hash of the cookie of a known browser. */
export type AttemptOrigin = {
  email: string;
  address: string;
  browser?: string | undefined;
  /** The operator's; undefined for an unknown account. */
  revision?: number | undefined;
  /** Its password cannot be guessed, so attempts on the account are counted without a delay. */
  isUnguessable?: boolean | undefined;
};

/** Delays against password guessing. A known browser has a count of its own; see sign-in-delay.ts. */
export type SignInDelays = {
  /** Counts an attempt. Returns ms to wait (0: allowed), ms until the next one, and attempts from unknown origins. */
  begin(origin: AttemptOrigin): Promise<{ waitMs: number; nextMs: number; unknownOriginAttempts: number }>;
  /** Correct password: resets the counts. */
  clear(origin: AttemptOrigin): Promise<void>;
  /** Complete sign-in: the address is known for the account. */
  markKnown(origin: AttemptOrigin): Promise<void>;
};

/** Failures at the second factor after a correct password; they expire a day after the last one. */
export type SecondFactorFailures = {
  /** Returns their number, with this one. */
  add(operatorId: Id): Promise<number>;
  clear(operatorId: Id): Promise<void>;
};

/** What is guessed at a sign-in. */
export type SignInStep = "password" | "second_factor";

/** Warns all operators of guesses. Never throws, never blocks. */
export type GuessAlarm = (attacked: Operator, attempts: number, step: SignInStep) => void;

/** One entry of the audit log. */
export type AuditedAction = {
  /** `nobody` for a sign-in with an unknown address. */
  operatorId: string;
  action: string;
  subject: string;
};
type AuditEntry = AuditedAction & { id: string; at: Date; outcome: string; fields: string[] };
export type AuditLog = {
  begin(entry: AuditedAction): Promise<string>;
  /** `outcome` is `done` or an error code; `fields` are names only, never values. */
  finish(entryId: string, outcome: string, fields: readonly string[]): Promise<void>;
  /** Called when an action has ended without its entry or outcome in the log. */
  failed: (cause: unknown) => void;
};
/** Newest first. */
export type AuditReading = {
  page(offset: number, limit: number): Promise<{ entries: AuditEntry[]; total: number }>;
  lastSignIn(operatorId: Id): Promise<Date | undefined>;
};
