/** How many photos a day may be sent to a paid provider; one that is sent again counts again. */
export type AiBudget = {
  /**
   * Takes these from the day's budget, all or none; `false` when it has not as many left.
   * @throws {AppError} unavailable
   */
  take(now: Date, photos: number): Promise<boolean>;
};
