import { expect, test } from "vitest";
import { AppError } from "@hundeblick/kit/errors";
import { audited } from "./audited.ts";
import type { AuditLog } from "./ports.ts";

const action = { operatorId: "op", action: "product.update", subject: "p" };
function recorded(finish: () => Promise<void> = async () => undefined) {
  const [outcomes, failures]: [string[], unknown[]] = [[], []];
  const audit: AuditLog = {
    begin: async () => "entry",
    failed: (cause) => void failures.push(cause),
    finish: async (_entry, outcome) => {
      outcomes.push(outcome);
      await finish();
    },
  };
  return { audit, outcomes, failures };
}

test("records the outcome of a done and of a failed action", async () => {
  const { audit, outcomes } = recorded();
  expect(await audited(audit, action, async () => 7)).toBe(7);
  await expect(audited(audit, action, () => Promise.reject(new AppError("conflict")))).rejects.toThrow();
  expect(outcomes).toEqual(["done", "conflict"]);
});

test("returns the result or error of an action whose outcome cannot be written, and reports that", async () => {
  const problem = new AppError("unavailable");
  const { audit, outcomes, failures } = recorded(() => Promise.reject(problem));
  expect(await audited(audit, action, async () => 7)).toBe(7);
  await expect(audited(audit, action, () => Promise.reject(new AppError("conflict")))).rejects.toThrow("conflict");
  expect(outcomes).toEqual(["done", "conflict"]);
  expect(failures).toEqual([problem, problem]);
});
