/** One event that a consumer could not handle, with everything needed to deliver it again. */
export type DeadLetter = {
  /** `<consumer>.<stream position>`. */
  id: string;
  consumer: string;
  subject: string;
  /** Message id of the event. */
  eventId: string;
  /** The raw payload, which may be unreadable. */
  body: string;
  /** Code of the last error, without its message, which may hold personal data. */
  reason: string;
  tries: number;
  publishedAt: Date;
  failedAt: Date;
};

export type DeadLetters = {
  /** Replaces an entry of the same id. @throws {AppError} unavailable */
  put(letter: DeadLetter): Promise<void>;
  find(id: string): Promise<DeadLetter | undefined>;
  newest(limit: number): Promise<DeadLetter[]>;
  count(): Promise<number>;
  remove(id: string): Promise<void>;
};
