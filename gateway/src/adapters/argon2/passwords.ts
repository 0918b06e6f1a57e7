import { hash, verify } from "@node-rs/argon2";
import { createHashingQueue } from "../../domain/operators/hashing-queue.ts";
import type { Passwords } from "../../domain/operators/ports.ts";

/** Argon2id with 46 MB and one pass. Source: OWASP Password Storage Cheat Sheet, second row. */
const ARGON2ID = { algorithm: 2, memoryCost: 47_104, timeCost: 1, parallelism: 1 } as const;
/** Password hashes, one at a time. @throws {AppError} unavailable when the queue is too long or too slow */
export async function argon2Passwords(): Promise<Passwords> {
  const queue = createHashingQueue();
  const make = (password: string): Promise<string> => queue(() => hash(password, ARGON2ID));
  const dummyHash = await make(crypto.randomUUID());
  return {
    hash: make,
    async matches(password, known) {
      const isRight = await queue(() => verify(known ?? dummyHash, password));
      return known !== undefined && isRight;
    },
  };
}
