import { type Editable, editable } from "@hundeblick/kit/editable";
import { mongoVersionedStore } from "@hundeblick/kit/versioned-store";
import type { KeywordLibrary } from "@hundeblick/proto/http/admin/marketplace";
import type { Connection } from "mongoose";
import { KEYWORDS } from "../../data/keywords.ts";

/** The operators' keywords, or the built-in ones. */
export const mongoKeywords = (connection: Connection): Editable<KeywordLibrary> =>
  editable(
    mongoVersionedStore<KeywordLibrary>(connection, { collection: "keywords", id: "library", field: "library" }),
    KEYWORDS,
  );
