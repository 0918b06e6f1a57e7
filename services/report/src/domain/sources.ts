import { type Source, sources } from "../data/sources.ts";
import { typicalSources } from "./typical-sources.ts";

const byId = new Map([...sources, ...typicalSources].map((source) => [source.id, source]));

/** A published source by its id: of the supplements' registry, or of what is typical for dogs. */
export function publishedSource(id: string): Source {
  const source = byId.get(id);
  if (!source) throw new Error(`unknown source: ${id}`);
  return source;
}
