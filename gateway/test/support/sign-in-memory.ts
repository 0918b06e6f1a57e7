import { argon2Passwords } from "../../src/operators/adapters/argon2-passwords.ts";

/** A process of its own, because the peak of one that does other things as well says nothing. */
const passwords = await argon2Passwords();
const hash = await passwords.hash("a long password");
const before = process.memoryUsage.rss() / 2 ** 20;
const isRight = await Promise.all(Array.from({ length: 8 }, () => passwords.matches("a long password", hash)));
const addedMb = process.resourceUsage().maxRSS / 1024 - before;
console.log(JSON.stringify({ isRight, addedMb }));
