import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../machine/folders.ts";
import { IMAGES } from "./images.ts";

test("uses the images of docker compose", () => {
  const composed = [...readFileSync(join(ROOT, "docker-compose.yml"), "utf8").matchAll(/^ {4}image: ([^\s$]+)$/gm)].map(
    ([, image]) => image,
  );
  expect(composed).toEqual(expect.arrayContaining(Object.values(IMAGES)));
});
