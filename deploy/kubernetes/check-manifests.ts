// make manifests: builds the overlays and checks them against the Kubernetes schemas and our own rules (rules.ts).
// Needs kustomize or kubectl.
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findProgram } from "../local/machine/find-program.ts";
import { LOCAL } from "../local/machine/folders.ts";
import { findPython } from "../local/preflight/machine.mjs";
import { declaredVariables, PROCESSES } from "../local/environment/declared-variables.ts";
import { brokenNetworkRules } from "./network-rules.ts";
import { brokenRules, type Manifest } from "./rules.ts";
import { brokenTelemetryRules } from "./telemetry-rules.ts";
import { brokenHostRules, brokenVariableRules, listedSecrets } from "./variable-rules.ts";

/** The oldest and the newest version with security fixes, as far as there are schemas. */
const VERSIONS = ["1.34", "1.36"];
const VENV = join(LOCAL, "manifests-venv");
const HERE = import.meta.dirname;

function pythonWithSchemas(): string {
  const python = join(VENV, "bin/python");
  if (!existsSync(join(VENV, "bin/kubernetes-validate"))) {
    const { python: found } = findPython();
    if (!found) throw new Error("Python with venv is missing: make doctor says what to install.");
    execFileSync(found.command, ["-m", "venv", VENV]);
    execFileSync(
      python,
      ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "-r", join(HERE, "requirements.txt")],
      { stdio: "inherit" },
    );
  }
  return python;
}

function build(folder: string): string {
  const kustomize = findProgram("kustomize");
  const [command, args] = kustomize ? [kustomize, ["build"]] : [findProgram("kubectl"), ["kustomize"]];
  if (!command)
    throw new Error("kustomize is missing: go install sigs.k8s.io/kustomize/kustomize/v5@v5.8.1, or install kubectl.");
  return execFileSync(command, [...args, folder], { encoding: "utf8", maxBuffer: 20_000_000 });
}

/** The production overlay with its optional components; next to the overlays because kustomize needs relative paths. */
function buildWithComponents(): string {
  const folder = mkdtempSync(join(HERE, "overlays/checked-"));
  try {
    writeFileSync(
      join(folder, "kustomization.yaml"),
      "resources: [../production]\ncomponents: [../../components/telemetry, ../../components/queue-age, ../../components/paid-provider]\n",
    );
    return build(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const python = pythonWithSchemas();
execFileSync(process.execPath, [join(HERE, "../secrets/make-secrets.mjs")], {
  env: { ...process.env, SECRETS: join(HERE, "overlays/demo/secrets") },
  stdio: "inherit",
});
const folder = mkdtempSync(join(tmpdir(), "manifests-"));
const declared = Object.fromEntries(PROCESSES.map((name) => [name, declaredVariables(name)]));
let wrong = 0;
for (const [overlay, name] of [
  ["demo", "demo"],
  ["production", "production"],
  ["production", "production with components"],
] as const) {
  const file = join(folder, `${overlay}.yaml`);
  const text = name === overlay ? build(join(HERE, "overlays", overlay)) : buildWithComponents();
  // KEDA's own schema is not among those of Kubernetes
  writeFileSync(
    file,
    text
      .split(/^---$/m)
      .filter((manifest) => !manifest.includes("kind: ScaledObject"))
      .join("---"),
  );
  for (const version of VERSIONS) {
    const { status, stdout, stderr } = spawnSync(
      join(VENV, "bin/kubernetes-validate"),
      ["-k", version, "--strict", "--quiet", file],
      { encoding: "utf8" },
    );
    if (status !== 0 || stdout.includes("ERROR")) {
      wrong++;
      console.error(`${name}, Kubernetes ${version}:\n${stdout}${stderr}`);
    }
  }
  const manifests = JSON.parse(
    execFileSync(
      python,
      ["-c", "import sys, json, yaml; print(json.dumps(list(yaml.safe_load_all(sys.stdin)), default=str))"],
      { input: text, encoding: "utf8", maxBuffer: 20_000_000 },
    ),
  ) as Manifest[];
  const production = overlay === "production";
  const broken = [
    ...brokenRules(manifests, { production }),
    ...brokenVariableRules(manifests, {
      declared,
      secrets: listedSecrets(readFileSync(join(HERE, "overlays", overlay, "kustomization.yaml"), "utf8")),
    }),
    ...brokenNetworkRules(manifests),
    ...brokenTelemetryRules(manifests),
    ...(production ? brokenHostRules(manifests) : []),
  ];
  for (const sentence of broken) console.error(`${name}: ${sentence}`);
  wrong += broken.length;
  console.log(`${name}: ${manifests.length} manifests, ${broken.length} rules broken`);
}
rmSync(folder, { recursive: true });
if (wrong > 0) process.exitCode = 1;
