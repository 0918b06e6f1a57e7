import { LRUCache } from "lru-cache";
import { AppError } from "@hundeblick/kit/errors";
import { checkReadiness, CHECK_LIMIT_MS, type Readiness, type Resource } from "@hundeblick/kit/lifecycle";
import { countLookup } from "@hundeblick/kit/metrics";

/** Cache time, because the endpoint is public. */
const CACHE_MS = 500;

/** Checks each dependency, for at most one second (times `timeoutFactor`) and twice per second. */
export function watchReadiness(resources: readonly Resource[], timeoutFactor = 1): () => Promise<Readiness> {
  const cache = new LRUCache<"readiness", Readiness>({
    max: 1,
    ttl: CACHE_MS,
    fetchMethod: () => checkReadiness(resources, CHECK_LIMIT_MS * timeoutFactor),
  });
  return () => {
    countLookup("readiness", cache.has("readiness"));
    return cache.forceFetch("readiness");
  };
}

/** Rejects work when one of the dependencies in `names` is down. */
export const assertReachable =
  (readiness: () => Promise<Readiness>, names: readonly string[]) => async (): Promise<void> => {
    const { dependencies } = await readiness();
    const unreachable = names.filter((name) => dependencies[name] !== "ok");
    if (unreachable.length > 0)
      throw new AppError("unavailable", { cause: new Error(`unreachable: ${unreachable.join(", ")}`) });
  };
