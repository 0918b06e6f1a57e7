// make sbom: bill of materials of each deployable (CycloneDX, .local/sbom/<name>.cdx.json) and a list of all licences;
// fails when one is not allowed.
import { execFile } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { DEPLOYABLES } from "./licences/deployables.ts";
import { licenceProblem, type Part } from "./licences/allowed-licences.ts";
import { LOCAL, ROOT } from "./machine/folders.ts";

type Component = {
  name: string;
  version: string;
  purl?: string;
  licenses?: ({ license: { id?: string; name?: string } } | { expression: string })[];
};
type Bom = { components: Component[] };
const FOLDER = join(LOCAL, "sbom");

/** npm's list of one workspace with its tools: `--omit=dev` would drop what another workspace only uses in tests. */
async function bomOf(workspace: string): Promise<string> {
  const { stdout } = await promisify(execFile)(
    "npm",
    ["sbom", "--sbom-format", "cyclonedx", "--legacy-peer-deps", "--workspace", workspace],
    { cwd: ROOT, maxBuffer: 50_000_000 },
  );
  return stdout;
}

const licenceOf = ({ licenses = [] }: Component): string | undefined =>
  licenses
    .map((one) => ("expression" in one ? one.expression : (one.license.id ?? one.license.name)))
    .filter(Boolean)
    .join(" AND ") || undefined;

/** Our own packages have no registry URL. */
const isOurs = ({ purl = "" }: Component): boolean =>
  purl.startsWith("pkg:npm/%40hundeblick/") || !purl.startsWith("pkg:npm/");

mkdirSync(FOLDER, { recursive: true });
const parts = new Map<string, Part>();
for (const workspace of DEPLOYABLES) {
  const bom = await bomOf(workspace);
  writeFileSync(join(FOLDER, `${workspace.replace(/.*\//, "")}.cdx.json`), bom);
  for (const component of (JSON.parse(bom) as Bom).components) {
    if (!isOurs(component))
      parts.set(`${component.name}@${component.version}`, {
        name: component.name,
        version: component.version,
        licence: licenceOf(component),
      });
  }
}
const lines = [...parts.values()]
  .map(({ name, version, licence }) => `${licence ?? "none"}\t${name}@${version}`)
  .toSorted();
writeFileSync(join(FOLDER, "licences.txt"), `${lines.join("\n")}\n`);
const problems = [...parts.values()].map(licenceProblem).filter((problem) => problem !== undefined);
for (const problem of problems) console.error(`✗ ${problem}`);
console.log(
  `${DEPLOYABLES.length} lists in .local/sbom, ${parts.size} packages, ${problems.length} with a licence that is not allowed.`,
);
if (problems.length > 0) process.exitCode = 1;
