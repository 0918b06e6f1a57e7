/** Photos per day that may be sent to a paid provider; retries count again. */
export type AiBudget = {
  /** Takes these from the day's budget, all or none; `false` if fewer are left. @throws {AppError} unavailable */
  take(now: Date, photos: number): Promise<boolean>;
};
