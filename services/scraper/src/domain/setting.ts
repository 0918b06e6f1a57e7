/** A setting of the operators, by default the environment's. Read for each page, so that a change applies at once. */
export type Setting<T> = { read(): Promise<T>; save(value: T): Promise<void> };
