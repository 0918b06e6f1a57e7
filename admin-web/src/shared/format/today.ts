/** Today, `2026-05-14` (UTC, like the server). */
export const today = (): string => new Date().toISOString().slice(0, 10);
