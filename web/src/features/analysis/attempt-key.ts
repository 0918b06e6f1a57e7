import { newId } from "@hundeblick/proto/new-id";

const STORAGE_KEY = "attempt";
/** `crypto.randomUUID()` */
const KEY_LENGTH = 36;

let inMemory: string | null = null;

/**
 * Idempotency key: the same for the same photos and answers until the server has accepted them, also after a reload, so
 * that an upload whose reply was lost is analysed once. Stores only a SHA-256 of photos and answers.
 */
export async function attemptKey(photos: readonly Blob[], answers: string): Promise<string> {
  // digests need https; without them nothing is stored and every attempt has a new key
  if (!("subtle" in crypto)) return newId();
  const fingerprint = await digestOf(new Blob([...photos, answers]));
  const kept = read();
  if (kept?.slice(KEY_LENGTH) === fingerprint) return kept.slice(0, KEY_LENGTH);
  const key = crypto.randomUUID();
  write(key + fingerprint);
  return key;
}

/** The server has accepted the attempt; the next one gets a new key. */
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
    return inMemory; // storage is disabled: the key lasts as long as the page
  }
}

function write(value: string | null): void {
  inMemory = value;
  try {
    if (value === null) sessionStorage.removeItem(STORAGE_KEY);
    else sessionStorage.setItem(STORAGE_KEY, value);
  } catch {
    // as above
  }
}
