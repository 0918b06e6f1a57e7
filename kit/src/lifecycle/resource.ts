/** Something opened at the start, checked for health and closed at the end. */
export type Resource = { name: string; close: () => Promise<void>; check?: () => Promise<void> };
