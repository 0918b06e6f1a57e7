import { sources as triageSources } from "@hundeblick/triage/sources";
import { type Source, sources } from "../data/sources.ts";
import { typicalSources } from "./typical-sources.ts";

/** A published source; `url` if it has no DOI. */
export type PublishedSource = Pick<Source, "id" | "authors" | "title"> & {
  year: number | null;
  venue?: string | null | undefined;
  doi?: string | null | undefined;
  url?: string | undefined;
  unread?: true | undefined;
};

const all: PublishedSource[] = [...triageSources, ...sources, ...typicalSources];
const byId = new Map(all.map((source) => [source.id, source]));

/** A published source by id: of concerns and checks, supplements, or typical facts. */
export function publishedSource(id: string): PublishedSource {
  const source = byId.get(id);
  if (!source) throw new Error(`unknown source: ${id}`);
  return source;
}
