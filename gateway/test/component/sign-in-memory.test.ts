import { expect, test, vi } from "vitest";
import type { Options } from "@node-rs/argon2";

const costsKib: number[] = [];
let running = 0;
let mostAtOnce = 0;
vi.resetModules();
vi.doMock("@node-rs/argon2", () => ({
  hash: async (password: string, { memoryCost = Infinity }: Options) => {
    costsKib.push(memoryCost);
    return password;
  },
  verify: async () => {
    mostAtOnce = Math.max(mostAtOnce, ++running);
    await new Promise(setImmediate);
    running -= 1;
    return true;
  },
}));
const { argon2Passwords } = await import("../../src/adapters/argon2/passwords.ts");

test("eight sign-ins at once add less than 60 MB", async () => {
  const passwords = await argon2Passwords();
  const hash = await passwords.hash("a long password");
  const areRight = await Promise.all(Array.from({ length: 8 }, () => passwords.matches("a long password", hash)));
  expect(areRight).toEqual(Array(8).fill(true));
  expect(mostAtOnce * Math.max(...costsKib) * 1_024).toBeLessThan(60e6);
});
