import type { OpenReport } from "@hundeblick/proto/http/report";
import { unreadSource } from "../../texts/frame.ts";
import { weightSourceId } from "../rules/weight-sources.ts";
import { type PublishedSource, publishedSource } from "../sources.ts";
import { breedWeightText } from "./breed-weight.ts";
import type { Phrasebook } from "./phrasebook.ts";

export type SourceList = {
  /** Positions (from 1) of these sources; new ones are appended. */
  cite(ids: readonly string[]): number[];
  all(): OpenReport["sources"];
};

const WEIGHT = weightSourceId("");

/** Sources numbered in order of use. */
export function sourceList(book: Phrasebook): SourceList {
  const used: string[] = [];
  return {
    cite: (ids) =>
      ids.map((id) => {
        if (!used.includes(id)) used.push(id);
        return used.indexOf(id) + 1;
      }),
    all: () =>
      used.map((id, i) => ({
        n: i + 1,
        ...(id.startsWith(WEIGHT)
          ? { text: breedWeightText(id.slice(WEIGHT.length), book), url: null }
          : citation(publishedSource(id), book)),
      })),
  };
}

function citation({ authors, year, title, venue, doi, url, unread }: PublishedSource, { say }: Phrasebook) {
  const [first, ...others] = authors?.split(/,(?![^(]*\))/) ?? [];
  const who = others.length > 0 ? `${first} et al.` : first;
  const when = year === null ? "" : ` (${year})`;
  const parts = who ? [`${who}${when}`, title, venue] : [`${title}${when}`, venue];
  const sentences = parts.flatMap((part) => (part ? (/[.?!]$/.test(part) ? part : `${part}.`) : []));
  return {
    text: [...sentences, ...(unread ? [say(unreadSource)] : [])].join(" "),
    url: doi ? `https://doi.org/${doi}` : (url ?? null),
  };
}
