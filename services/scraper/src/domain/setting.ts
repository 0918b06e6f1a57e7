/**
 * Something operators set; until they do, the environment says it. Read again for each page, so that a change counts
 * with the next one.
 */
export type Setting<T> = { read(): Promise<T>; save(value: T): Promise<void> };
