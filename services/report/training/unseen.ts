import { heldOutSentences } from "./held-out.ts";
import type { Labelled } from "./labelled.ts";
import { sealedSentences } from "./sentences.ts";

/** The first writers' share stays a set of its own, so that its figures can be compared with earlier ones. */
const FIRST_WRITERS: readonly string[] = ["w1", "w2", "w3"];
const isFirst = ({ writer }: Labelled) => FIRST_WRITERS.includes(writer);

/** Sentences no rule or weight has seen, by set. */
export const UNSEEN: Readonly<Record<string, readonly Labelled[]>> = {
  "sealed, hard, first writers": sealedSentences.filter(isFirst),
  "sealed, hard, later writers": sealedSentences.filter((one) => !isFirst(one)),
  "held out, plainer": heldOutSentences,
};
