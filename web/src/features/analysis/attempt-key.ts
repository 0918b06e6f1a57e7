import { newId } from "@hundeblick/proto/new-id";

const STORAGE_KEY = "attempt";
/** `crypto.randomUUID()` */
const KEY_LENGTH = 36;

let inMemory: string | null = null;

/**
 * Key under which the server recognises the same attempt: it stays the same for the same photos and answers until the
 * server has accepted them, also over a reload, so an upload whose answer was lost is never analysed twice. Of the
 * photos' bytes and the answers only a SHA-256 is kept: they are nobody's business afterwards.
 */
export async function attemptKey(photos: readonly Blob[], answers: string): Promise<string> {
  // Browsers make digests over https only; elsewhere nothing is kept, and every try is an attempt of its own.
  if (!("subtle" in crypto)) return newId();
  const fingerprint = await digestOf(new Blob([...photos, answers]));
  const kept = read();
  if (kept?.slice(KEY_LENGTH) === fingerprint) return kept.slice(0, KEY_LENGTH);
  const key = crypto.randomUUID();
  write(key + fingerprint);
  return key;
}

/** The server has taken the attempt; the next one gets a key of its own. */
export function attemptAccepted(): void {
  write(null);
}

async function digestOf(content: Blob): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", await content.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function read(): string | null {
  try {
    return sessionStorage.getItem(STORAGE_KEY) ?? inMemory;
  } catch {
    return inMemory; // Storage is switched off: the key lives as long as the page.
  }
}

function write(value: string | null): void {
  inMemory = value;
  try {
    if (value === null) sessionStorage.removeItem(STORAGE_KEY);
    else sessionStorage.setItem(STORAGE_KEY, value);
  } catch {
    // As above.
  }
}
