// node deploy/docker/pin-images.ts: appends the current digest to every third-party image of the project. Asks the
// registries with docker buildx, so it needs a network and Docker; review and commit the change.
import { execFileSync } from "node:child_process";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { imagesIn, pinImages } from "./image-pins.ts";

const ROOT = join(import.meta.dirname, "../..");
const FILES = [
  "docker-compose.yml",
  ...globSync(["deploy/compose/*.yml", "deploy/docker/*.Dockerfile", "deploy/kubernetes/overlays/**/*.yaml"], {
    cwd: ROOT,
  }),
];
const DIGEST = /^sha256:[0-9a-f]{64}$/;

/** Digest of the multi-platform index, so that one pin fits x64 and arm64. */
function digestOf(image: string): string {
  const format = "{{.Manifest.Digest}}";
  const said = execFileSync("docker", ["buildx", "imagetools", "inspect", image, "--format", format], {
    encoding: "utf8",
    timeout: 60_000,
  }).trim();
  if (!DIGEST.test(said)) throw new Error(`${image}: the registry told no digest but ${said.slice(0, 80)}`);
  return said;
}

const texts = new Map(FILES.map((file) => [file, readFileSync(join(ROOT, file), "utf8")]));
const images = [...new Set([...texts.values()].flatMap(imagesIn))].toSorted();
// all digests are known before the first file changes
const digests = new Map(images.map((image) => [image, digestOf(image)]));
for (const [file, text] of texts) {
  const pinned = pinImages(text, digests);
  if (pinned !== text) writeFileSync(join(ROOT, file), pinned);
}
for (const [image, digest] of digests) console.log(`${image}@${digest}`);
