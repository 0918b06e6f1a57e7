import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { localObjects } from "./objects.ts";

test("hides variables named like SeaweedFS flags", async () => {
  const before = process.env["DEBUG"];
  process.env["DEBUG"] = "LH:*";
  const folder = mkdtempSync(join(tmpdir(), "objects-"));
  try {
    const {
      specs: [spec],
    } = await localObjects(folder, { S3_ACCESS_KEY_ID: "key", S3_SECRET_ACCESS_KEY: "secret" });
    expect(Object.keys(spec?.env ?? {}).sort()).toEqual(
      expect.arrayContaining(["AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY", "PATH"]),
    );
    expect(spec?.env).not.toHaveProperty("DEBUG");
  } finally {
    if (before === undefined) delete process.env["DEBUG"];
    else process.env["DEBUG"] = before;
    rmSync(folder, { recursive: true });
  }
});
