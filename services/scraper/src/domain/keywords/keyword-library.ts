import { AppError } from "@hundeblick/kit/errors";
import type { KeywordLibrary, KeywordsReply } from "@hundeblick/proto/http/admin/marketplace";

/** What operators made of the library. `library` is null while, or again, the one it came with counts. */
export type Keywords = {
  read(): Promise<{ library: KeywordLibrary | null; version: number }>;
  /** Keeps the next version; false when this one is not the newest any more. */
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
