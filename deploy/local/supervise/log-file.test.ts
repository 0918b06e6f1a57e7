import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openLogFile } from "./log-file.ts";

test("rotates a full log, and keeps the last lines in memory", () => {
  const file = join(mkdtempSync(join(tmpdir(), "log-")), "logs/catalogue.log");
  const log = openLogFile(file, 100);
  for (let n = 1; n <= 30; n++) log.write(`line ${n}`);
  log.close();
  const kept = readFileSync(`${file}.1`, "utf8") + readFileSync(file, "utf8");
  expect(kept).toMatch(/line 29\nline 30\n$/);
  expect(kept.length).toBeLessThan(220);
  expect(log.lastLines()).toHaveLength(20);
  expect(log.lastLines().at(-1)).toBe("line 30");
});

test("appends after a restart", () => {
  const file = join(mkdtempSync(join(tmpdir(), "log-")), "mail.log");
  for (const line of ["first start", "second start"]) {
    const log = openLogFile(file);
    log.write(line);
    log.close();
  }
  expect(readFileSync(file, "utf8")).toBe("first start\nsecond start\n");
});
