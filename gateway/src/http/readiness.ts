import { AppError } from "@hundeblick/kit/errors";
import { checkReadiness, CHECK_LIMIT_MS, type Readiness, type Resource } from "@hundeblick/kit/lifecycle";
import { countLookup } from "@hundeblick/kit/metrics";

/** Strangers may ask as often as they like: the answer is kept for this long. */
const KEEP_MS = 500;

/** Asks each dependency how it is, at most one second (times `timeoutFactor`) and twice per second. */
export function watchReadiness(resources: readonly Resource[], timeoutFactor = 1): () => Promise<Readiness> {
  let asked: { at: number; answer: Promise<Readiness> } | undefined;
  return () => {
    const kept = asked !== undefined && Date.now() - asked.at <= KEEP_MS ? asked : undefined;
    countLookup("readiness", kept !== undefined);
    asked = kept ?? { at: Date.now(), answer: checkReadiness(resources, CHECK_LIMIT_MS * timeoutFactor) };
    return asked.answer;
  };
}

/** Refuses work that one of `names` could not carry on. */
export const assertReachable =
  (readiness: () => Promise<Readiness>, names: readonly string[]) => async (): Promise<void> => {
    const { dependencies } = await readiness();
    const away = names.filter((name) => dependencies[name] !== "ok");
    if (away.length > 0) throw new AppError("unavailable", { cause: new Error(`away: ${away.join(", ")}`) });
  };
