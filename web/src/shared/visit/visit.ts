import { ID_PATTERN, newId } from "@hundeblick/proto/new-id";

/** One visit: id (22 characters, never an identity), last activity (ms), whether its beginning was recorded. */
interface Visit {
  id: string;
  at: number;
  isRecorded: boolean;
}

const KEY = "visit";
const IDLE_MS = 30 * 60_000;
let known: Visit | null = null;

/** Id of this visit: one per browser tab, a new one after 30 idle minutes. */
export function visitId(): string {
  return activeVisit().id;
}

/** True on the first call of a visit. */
export function isNewVisit(): boolean {
  const visit = activeVisit();
  if (visit.isRecorded) return false;
  keep({ ...visit, isRecorded: true });
  return true;
}

/** False in a new tab and after the idle minutes; does not start a visit. */
export function isVisitActive(): boolean {
  return ongoing() !== null;
}

function activeVisit(): Visit {
  const at = Date.now();
  const visit = ongoing();
  return keep(visit ? { ...visit, at } : { id: newId(), at, isRecorded: false });
}

function ongoing(): Visit | null {
  const visit = known ?? stored();
  return visit !== null && Date.now() - visit.at <= IDLE_MS ? visit : null;
}

function keep(visit: Visit): Visit {
  known = visit;
  try {
    sessionStorage.setItem(KEY, JSON.stringify(visit));
  } catch {
    // without storage the visit lasts as long as the page
  }
  return visit;
}

function stored(): Visit | null {
  try {
    const { id, at, isRecorded }: Record<keyof Visit, unknown> = JSON.parse(sessionStorage.getItem(KEY) ?? "{}");
    return typeof id === "string" && ID_PATTERN.test(id)
      ? { id, at: Number(at), isRecorded: isRecorded === true }
      : null;
  } catch {
    return null;
  }
}
