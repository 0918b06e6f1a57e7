import { AppError } from "@hundeblick/kit/errors";

type Methods = Record<string, (...args: never[]) => Promise<unknown>>;

/** The same methods, which map every error of Redis to `unavailable`. */
export const orUnavailable = <Adapter extends Methods>(adapter: Adapter): Adapter =>
  Object.fromEntries(
    Object.entries(adapter).map(([name, method]) => [
      name,
      (...args: never[]) =>
        method(...args).catch((cause: unknown) => {
          throw new AppError("unavailable", { cause });
        }),
    ]),
  ) as Adapter;
