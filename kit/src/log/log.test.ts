import { expect, test } from "@jest/globals";
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

test("personal fields are redacted at every depth and in lists; the rest stays", () => {
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

test("a thing that holds itself is cut off, not followed for ever", () => {
  const ring: Record<string, unknown> = { name: "Bella" };
  ring["again"] = ring;
  const line = logged((log) => log.info({ ring }, "round"));
  expect(line).toContain("[too deep]");
  expect(line).not.toContain("Bella");
});

test("an e-mail address inside a sentence or an error is taken out", () => {
  const line = logged((log) =>
    log.error(
      { err: new Error("550 no mailbox jana@beispiel.de", { cause: new Error("for <jana@beispiel.de>") }) },
      "refused jana@beispiel.de",
    ),
  );
  expect(line).not.toContain("jana");
  expect(line).toContain("[e-mail]");
});

test("every line of a piece of work says what it is about, also after a wait, and none outside of it", async () => {
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
