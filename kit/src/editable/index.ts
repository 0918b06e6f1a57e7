import { AppError } from "../errors/index.ts";

/** The newest version of something operators edit as a whole; null while the built-in default applies. */
export type VersionedStore<T> = {
  read(): Promise<{ value: T | null; version: number }>;
  /** Saves the next version; false when this one is no longer the newest. */
  save(value: T | null, version: number): Promise<boolean>;
};
export type Edited<T> = { value: T; version: number; edited: boolean };

/** Reads and saves what operators edit as a whole; `own` is the built-in default. */
export const editable = <T>(kept: VersionedStore<T>, own: T) => ({
  async read(): Promise<Edited<T>> {
    const { value, version } = await kept.read();
    return { value: value ?? own, version, edited: value !== null };
  },
  /** @throws {AppError} conflict when somebody else changed it in the meantime */
  async save(value: T | null, version: number): Promise<Edited<T>> {
    if (!(await kept.save(value, version))) throw new AppError("conflict");
    return { value: value ?? own, version: version + 1, edited: value !== null };
  },
});
export type Editable<T> = ReturnType<typeof editable<T>>;
