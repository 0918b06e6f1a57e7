/** One event that one consumer could not handle, with everything it takes to deliver it again. */
export type DeadLetter = {
  /** `<consumer>.<place in the stream>`. */
  id: string;
  consumer: string;
  subject: string;
  /** The id the event was published with. */
  eventId: string;
  /** The payload as it came, also when nobody can read it. */
  body: string;
  /** Code of the last error; never its message, which may hold data of the event. */
  reason: string;
  tries: number;
  publishedAt: Date;
  failedAt: Date;
};

export type DeadLetters = {
  /** The same id again replaces what is there. @throws {AppError} unavailable */
  put(letter: DeadLetter): Promise<void>;
  find(id: string): Promise<DeadLetter | undefined>;
  newest(limit: number): Promise<DeadLetter[]>;
  count(): Promise<number>;
  remove(id: string): Promise<void>;
};
