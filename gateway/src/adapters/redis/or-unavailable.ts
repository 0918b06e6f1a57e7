import { AppError } from "@hundeblick/kit/errors";

/** Maps every error of Redis to `unavailable`. */
export async function orUnavailable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw new AppError("unavailable", { cause });
  }
}
