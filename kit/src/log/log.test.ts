import { expect, test } from "vitest";
import { createLog, withLogFields } from "./index.ts";

function logged(write: (log: ReturnType<typeof createLog>) => void): string {
  const lines: string[] = [];
  write(
    createLog(
      { service: "test" },
      {
        write: (line: string) => {
          lines.push(line);
        },
      },
    ),
  );
  return lines.join("");
}

test("redacts personal fields at every depth and in lists only", () => {
  const line = logged((log) =>
    log.info(
      {
        email: "jana@beispiel.de",
        contact: { ip: "192.0.2.7", answers: { meds: "Rimadyl" } },
        rows: [{ at: { of: { token: "t0p", row: 7 } } }],
      },
      "saved",
    ),
  );
  expect(line).not.toMatch(/jana|192\.0\.2\.7|Rimadyl|t0p/);
  expect(JSON.parse(line)).toMatchObject({
    email: "[redacted]",
    contact: { ip: "[redacted]", answers: "[redacted]" },
    rows: [{ at: { of: { token: "[redacted]", row: 7 } } }],
    msg: "saved",
  });
});

test("cuts off circular references", () => {
  const ring: Record<string, unknown> = { name: "Bella" };
  ring["again"] = ring;
  const line = logged((log) => log.info({ ring }, "round"));
  expect(line).toContain("[too deep]");
  expect(line).not.toContain("Bella");
});

test("removes e-mail addresses from messages and errors", () => {
  const line = logged((log) =>
    log.error(
      { err: new Error("550 no mailbox jana@beispiel.de", { cause: new Error("for <jana@beispiel.de>") }) },
      "refused jana@beispiel.de",
    ),
  );
  expect(line).not.toContain("jana");
  expect(line).toContain("[e-mail]");
});

test("adds context fields to all lines of a piece of work, also after an await, and to no others", async () => {
  const lines: string[] = [];
  const log = createLog(
    { service: "test" },
    {
      write: (line: string) => {
        lines.push(line);
      },
    },
  );
  await withLogFields({ analysisId: "a1" }, async () => {
    await new Promise((next) => setImmediate(next));
    await withLogFields({ attempt: 2 }, async () => {
      log.warn("inner");
    });
    log.info("outer");
  });
  log.info("after");
  const read = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(read.map(({ msg, analysisId, attempt }) => [msg, analysisId, attempt])).toEqual([
    ["inner", "a1", 2],
    ["outer", "a1", undefined],
    ["after", undefined, undefined],
  ]);
});
