import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../machine/folders.ts";
import { DEPLOYABLES } from "./deployables.ts";

test("every image of the compose file and both sites have a bill of materials", () => {
  const folders = [...readFileSync(join(ROOT, "docker-compose.yml"), "utf8").matchAll(/FOLDER: ([\w/-]+)/g)].map(
    ([, folder = ""]) => folder,
  );
  expect([...DEPLOYABLES].toSorted()).toEqual([...folders, "web", "admin-web"].toSorted());
});
