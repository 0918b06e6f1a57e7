/** Pages that a host of the marketplace is asked for a day, at most. */
export type DailyBudget = { read(): Promise<number>; save(pages: number): Promise<void> };
