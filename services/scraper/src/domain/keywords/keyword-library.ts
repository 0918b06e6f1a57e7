import { AppError } from "@hundeblick/kit/errors";
import type { KeywordLibrary, KeywordsReply } from "@hundeblick/proto/http/admin/marketplace";

/** The operators' edits. `library` is null while the built-in one applies. */
export type Keywords = {
  read(): Promise<{ library: KeywordLibrary | null; version: number }>;
  /** Saves the next version; false when this one is no longer the newest. */
  save(library: KeywordLibrary | null, version: number): Promise<boolean>;
};
export type KeywordDeps = { keywords: Keywords; curated: KeywordLibrary };

export async function currentKeywords({ keywords, curated }: KeywordDeps): Promise<KeywordsReply> {
  const { library, version } = await keywords.read();
  return { ...(library ?? curated), version };
}

/** @throws {AppError} conflict when somebody else changed it in the meantime */
export async function saveKeywords(
  { keywords, curated }: KeywordDeps,
  { library, version }: { library: KeywordLibrary | null; version: number },
): Promise<KeywordsReply> {
  if (!(await keywords.save(library, version))) throw new AppError("conflict");
  return { ...(library ?? curated), version: version + 1 };
}
