import { AppError } from "@hundeblick/kit/errors";

/** Runs what asks Redis. @throws {AppError} unavailable for whatever went wrong there */
export async function orUnavailable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw new AppError("unavailable", { cause });
  }
}
