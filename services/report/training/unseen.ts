import { heldOutSentences } from "./held-out.ts";
import type { Labelled } from "./labelled.ts";
import { everydaySentences, newestSentences, plainSentences, sealedSentences } from "./sentences.ts";

/** Each stage's share stays a set of its own, so that its figures can be compared with earlier ones. */
const by = (...writers: string[]): readonly Labelled[] =>
  sealedSentences.filter(({ writer }) => writers.includes(writer));

/** Sentences no rule or weight has seen, by set. */
export const UNSEEN: Readonly<Record<string, readonly Labelled[]>> = {
  "sealed, hard, first writers": by("w1", "w2", "w3"),
  "sealed, hard, later writers": by("w4", "w5", "w6"),
  "sealed, short and long, newest writers": by("w7", "w8"),
  "sealed, a writer who saw no rule and no miss": by("w9"),
  "sealed, a writer who read nothing of this": by("w15"),
  "sealed, all writers": sealedSentences,
  "held out, plainer": heldOutSentences,
  "everyday complaints": everydaySentences,
  "everyday, writers who read nothing of this": plainSentences,
  "plain, newest writers": newestSentences,
};

/** The sealed sentences of each writer. */
export const UNSEEN_BY_WRITER: ReadonlyMap<string, readonly Labelled[]> = Map.groupBy(
  sealedSentences,
  ({ writer }) => writer,
);
