import { expect, test } from "vitest";
import { clientSlots } from "./client-slots.ts";

const refusal = (take: () => unknown): unknown => {
  try {
    take();
    return "taken";
  } catch (error) {
    return (error as { code: string }).code;
  }
};

test("limits the slots of one client", () => {
  const slots = clientSlots({ total: 5, perClient: 2 });
  for (const client of ["a", "a", "b", "b"]) slots.take(client);
  expect(refusal(() => slots.take("a"))).toBe("too_many_requests");
  expect(refusal(() => slots.take("c"))).toBe("taken");
  expect(refusal(() => slots.take("d"))).toBe("unavailable");
});

test("releasing a slot is idempotent", () => {
  const slots = clientSlots({ total: 2, perClient: 1 });
  const release = slots.take("a");
  slots.take("b");
  release();
  release();
  expect(refusal(() => slots.take("a"))).toBe("taken");
  expect(refusal(() => slots.take("c"))).toBe("unavailable");
});
