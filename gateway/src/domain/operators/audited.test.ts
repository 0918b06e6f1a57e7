import { expect, test } from "vitest";
import { AppError } from "@hundeblick/kit/errors";
import { audited } from "./audited.ts";
import type { AuditLog } from "./ports.ts";

const action = { operatorId: "op", action: "product.update", subject: "p" };
function recorded(finish: () => Promise<void> = async () => undefined) {
  const outcomes: string[] = [];
  const audit = {
    begin: async () => "entry",
    finish: async (_entry: string, outcome: string) => {
      outcomes.push(outcome);
      await finish();
    },
  } as unknown as AuditLog;
  return { audit, outcomes };
}

test("records the outcome of a done and of a failed action", async () => {
  const { audit, outcomes } = recorded();
  expect(await audited(audit, action, async () => 7)).toBe(7);
  await expect(audited(audit, action, () => Promise.reject(new AppError("conflict")))).rejects.toThrow();
  expect(outcomes).toEqual(["done", "conflict"]);
});

test("never records a done action as failed when its outcome cannot be written", async () => {
  const { audit, outcomes } = recorded(() => Promise.reject(new AppError("unavailable")));
  await expect(audited(audit, action, async () => 7)).rejects.toMatchObject({ code: "unavailable" });
  expect(outcomes).toEqual(["done"]);
});
