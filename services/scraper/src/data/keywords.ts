import { KeywordLibrary } from "@hundeblick/proto/http/admin/marketplace";
import keywords from "./keywords.json" with { type: "json" };

/** The built-in library: German phrases, because the German market is searched first. */
export const KEYWORDS: KeywordLibrary = KeywordLibrary.parse(keywords);
