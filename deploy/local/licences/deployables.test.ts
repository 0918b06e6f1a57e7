import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { ROOT } from "../machine/folders.ts";
import { DEPLOYABLES } from "./deployables.ts";

test("every image of the compose file has a list of what it is made of, and so have both sites", () => {
  const folders = [...readFileSync(join(ROOT, "docker-compose.yml"), "utf8").matchAll(/FOLDER: ([\w/-]+)/g)].map(
    ([, folder = ""]) => folder,
  );
  expect([...DEPLOYABLES].toSorted()).toEqual([...folders, "web", "admin-web"].toSorted());
});
