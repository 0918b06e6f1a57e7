// Builds the site with a made-up fourth language and looks whether every page is there and speaks it:
// `npm run -w web trial-language`. What it changes for that is what a translator would change.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { copyProject } from "./copy-project.ts";
import { problemsOf } from "./look-at-site.ts";

const LANGUAGE = "xx";
const root = fileURLToPath(new URL("../../..", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "hundeblick-language-"));
try {
  const changed = copyProject(root, folder, LANGUAGE);
  execFileSync(process.execPath, ["scripts/build.mjs"], {
    cwd: join(folder, "web"),
    env: { ...process.env, TRIAL_BUILD: "yes" },
    stdio: "inherit",
  });
  const problems = problemsOf(join(folder, "web/dist"), LANGUAGE);
  for (const problem of problems) console.error(problem);
  const code = changed.filter((file) => file.startsWith("web/") && !file.endsWith(`${LANGUAGE}.ts`));
  console.log(`${changed.length} files with a fourth language, of the site's own: ${code.join(", ")}`);
  process.exitCode = problems.length > 0 ? 1 : 0;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
