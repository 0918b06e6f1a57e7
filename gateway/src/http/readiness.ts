import { AppError } from "@hundeblick/kit/errors";
import type { Resource } from "@hundeblick/kit/lifecycle";

export type Readiness = { ready: boolean; dependencies: Record<string, "ok" | "down"> };

const CHECK_LIMIT_MS = 1_000;
/** Strangers may ask as often as they like: the answer is kept for this long. */
const KEEP_MS = 500;

/** Asks each dependency how it is, at most one second and twice per second. */
export function watchReadiness(resources: readonly Resource[]): () => Promise<Readiness> {
  let asked: { at: number; answer: Promise<Readiness> } | undefined;
  return () => {
    if (!asked || Date.now() - asked.at > KEEP_MS) asked = { at: Date.now(), answer: ask(resources) };
    return asked.answer;
  };
}

async function ask(resources: readonly Resource[]): Promise<Readiness> {
  const states = await Promise.all(resources.map(async (resource) => [resource.name, await stateOf(resource)] as const));
  return { ready: states.every(([, state]) => state === "ok"), dependencies: Object.fromEntries(states) };
}

async function stateOf(resource: Resource): Promise<"ok" | "down"> {
  const late = Promise.withResolvers<"down">();
  const timer = setTimeout(() => late.resolve("down"), CHECK_LIMIT_MS);
  try {
    return await Promise.race([Promise.resolve(resource.check?.()).then(() => "ok" as const), late.promise]);
  } catch {
    return "down";
  } finally {
    clearTimeout(timer);
  }
}

/** Refuses work that one of `names` could not carry on. */
export const reachable = (readiness: () => Promise<Readiness>, names: readonly string[]) => async (): Promise<void> => {
  const { dependencies } = await readiness();
  const away = names.filter((name) => dependencies[name] !== "ok");
  if (away.length > 0) throw new AppError("unavailable", { cause: new Error(`away: ${away.join(", ")}`) });
};
