/** Something that is opened at the start, may be asked how it is, and is closed at the end. */
export type Resource = { name: string; close: () => Promise<void>; check?: () => Promise<void> };
