import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { imagesIn, pinImages } from "../../../docker/image-pins.ts";
import { ROOT } from "../../machine/folders.ts";

const DIGEST = `sha256:${"a".repeat(64)}`;
const TEXT = `services:
  mongo:
    image: mongo:8
  own:
    image: hundeblick/report:latest
      containers:
        - name: objects
          image: chrislusf/seaweedfs:4.48@sha256:${"b".repeat(64)}
ARG NODE_IMAGE=node:24-bookworm-slim
FROM \${NODE_IMAGE} AS runtime
`;

test("finds third-party images, with or without a digest", () => {
  expect(imagesIn(TEXT)).toEqual(["mongo:8", "chrislusf/seaweedfs:4.48", "node:24-bookworm-slim"]);
});

test("sets the digest behind the tag, and changes nothing else", () => {
  const pinned = pinImages(TEXT, new Map(imagesIn(TEXT).map((image) => [image, DIGEST])));
  expect(pinned.split("\n").filter((line, i) => line !== TEXT.split("\n")[i])).toEqual([
    `    image: mongo:8@${DIGEST}`,
    `          image: chrislusf/seaweedfs:4.48@${DIGEST}`,
    `ARG NODE_IMAGE=node:24-bookworm-slim@${DIGEST}`,
  ]);
  expect(imagesIn(pinned)).toEqual(imagesIn(TEXT));
});

test("every third-party image has a version", () => {
  const files = [
    "docker-compose.yml",
    ...globSync(["deploy/compose/*.yml", "deploy/kubernetes/overlays/**/*.yaml"], { cwd: ROOT }),
  ];
  const text = files.map((file) => readFileSync(join(ROOT, file), "utf8")).join("\n");
  const named = [...text.matchAll(/^\s*(?:- )?image: (?!hundeblick\/)(\S+)/gm)].map(
    ([, image = ""]) => image.split("@")[0],
  );
  expect(new Set(named)).toEqual(new Set(imagesIn(text)));
  expect(named.filter((image) => image?.endsWith(":latest"))).toEqual([]);
});
