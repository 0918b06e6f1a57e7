import { randomId } from "./random-id.ts";

const KEY = "visit";
let known: string | undefined;

/** Id of this visit (22 characters): one per browser tab, never an identity. */
export function visitId(): string {
  known ??= stored() ?? randomId();
  try {
    sessionStorage.setItem(KEY, known);
  } catch {
    // No storage: the visit lasts as long as the page.
  }
  return known;
}

function stored(): string | null {
  try {
    const id = sessionStorage.getItem(KEY);
    return id && /^[\w-]{22}$/.test(id) ? id : null;
  } catch {
    return null;
  }
}
