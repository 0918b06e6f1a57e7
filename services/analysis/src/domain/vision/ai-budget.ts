/** The daily number of paid calls. */
export type AiBudget = {
  /** Takes one call from the day's budget; `false` when it is spent. @throws {AppError} unavailable */
  take(now: Date): Promise<boolean>;
};
