import { type Editable, mongoEditable } from "@hundeblick/kit/editable";
import type { KeywordLibrary } from "@hundeblick/proto/http/admin/marketplace";
import type { Connection } from "mongoose";
import { KEYWORDS } from "../../data/keywords.ts";

/** The operators' keywords, or the built-in ones. */
export const mongoKeywords = (connection: Connection): Editable<KeywordLibrary> =>
  mongoEditable(connection, { collection: "keywords", id: "library", field: "library" }, KEYWORDS);
