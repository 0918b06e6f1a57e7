// npm run golden -w proto: adds messages for new contracts or fields; never changes recorded ones.
import { existsSync, writeFileSync } from "node:fs";
import { allContracts } from "./contracts.ts";
import { type Golden, goldenFile, pathsOf, readGolden } from "./golden-files.ts";
import { samplesOf } from "./sample.ts";

for (const [subject, schemas] of await allContracts()) {
  const golden: Golden = existsSync(goldenFile(subject)) ? readGolden(subject) : {};
  const before = JSON.stringify(golden);
  for (const [part, schema] of Object.entries(schemas)) {
    const recorded = golden[part] ?? [];
    const shown = new Set(recorded.flatMap((message) => pathsOf(message)));
    const added =
      recorded.length === 0 ? samplesOf(schema) : samplesOf(schema).filter((message) => isNew(message, shown));
    golden[part] = [...recorded, ...added];
  }
  if (JSON.stringify(golden) === before) continue;
  writeFileSync(goldenFile(subject), `${JSON.stringify(golden, null, 2)}\n`);
  console.log(`recorded ${subject}`);
}

function isNew(message: unknown, shown: ReadonlySet<string>): boolean {
  return pathsOf(message).some((path) => !shown.has(path));
}
