import { hash, verify } from "@node-rs/argon2";
import { AppError } from "@hundeblick/kit/errors";
import type { Passwords } from "../ports.ts";

/** Argon2id with 46 MB and one pass. Source: OWASP Password Storage Cheat Sheet, second row. */
const ARGON2ID = { algorithm: 2, memoryCost: 47_104, timeCost: 1, parallelism: 1 } as const;
/** Each needs 46 MB and a thread of the pool that file access uses as well. */
const AT_ONCE = 4;
const WAITING_AT_MOST = 40;

/** Password hashes, at most four at a time. @throws {AppError} unavailable when too many wait */
export async function argon2Passwords(): Promise<Passwords> {
  const turn = turns(AT_ONCE, WAITING_AT_MOST);
  const make = (password: string): Promise<string> => turn(() => hash(password, ARGON2ID));
  const nobodys = await make(crypto.randomUUID());
  return {
    hash: make,
    async matches(password, known) {
      const isRight = await turn(() => verify(known ?? nobodys, password));
      return known !== undefined && isRight;
    },
  };
}

/** Lets `atOnce` tasks run; the others wait in order. */
export function turns(atOnce: number, waitingAtMost: number): <T>(task: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (task) => {
    if (running >= atOnce) {
      if (waiting.length >= waitingAtMost) throw new AppError("unavailable");
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
      });
    } else {
      running += 1;
    }
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
