const KEY = "visit";
let inMemory: string | undefined;

/** Id of this visit (22 characters): one per browser tab session, never an identity. */
export function visitId(): string {
  if (inMemory) return inMemory;
  try {
    inMemory = sessionStorage.getItem(KEY) ?? newVisit();
    sessionStorage.setItem(KEY, inMemory);
  } catch {
    inMemory ??= newVisit();
  }
  return inMemory;
}

// Not `newId` of proto/ids: that module brings zod, and this one runs on the home page.
function newVisit(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .slice(0, 22);
}
