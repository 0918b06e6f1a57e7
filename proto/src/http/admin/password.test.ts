import { expect, test } from "vitest";
import { checkPassword } from "./password.ts";

const judge = (password: string) => checkPassword(password, "ada.lovelace@example.org");

test.each([
  ["14 characters", "kWjE8xQpZr4mN2", "short"],
  ["14 emoji, which are 28 code units", "🐕".repeat(14), "short"],
  ["a leaked one, twice", "passwordpassword", "easy"],
  ["keys in a row", "qwertyuiopasdfgh", "easy"],
  ["a leaked one with figures and a sign", "Passwort123456!", "easy"],
  ["one letter", "a".repeat(200), "easy"],
  ["the own address", "ada.lovelace@example.org", "own"],
  ["the own name with a year", "Lovelace-Ada-2026", "own"],
  ["the product's name with an ending", "Hundeblick-Admin", "own"],
])("%s is refused", async (_what, password, problem) => {
  expect(await judge(password)).toMatchObject({ problem });
});

test.each([
  ["four words", "correct horse battery staple"],
  ["15 random characters", "kWjE8xQpZr4mN2v"],
  ["words of no list, without figures or signs", "regenwurm schaukelt abends"],
  ["other letters", "zażółć gęślą jaźń teraz"],
  ["the product's name among enough else", "hundeblick pickle zebra 83 lamp"],
])("%s is taken", async (_what, password) => {
  expect(await judge(password)).toEqual({ problem: undefined, strength: 4 });
});
