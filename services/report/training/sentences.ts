import { createHash } from "node:crypto";
import { RedFlagId } from "@hundeblick/proto/health/answers";
import { LANGUAGES } from "@hundeblick/proto/language";
import { z } from "zod";
import { everydayHeldOut, everydayToLearn } from "./everyday.ts";
import { heldOutSentences } from "./held-out.ts";
import { OWN_SETS } from "./own-sets.ts";
import { type Labelled, levelOf } from "./labelled.ts";
import { shortTexts } from "./short-texts.ts";
import { timesToLearn } from "./times-of-day.ts";
import writer1 from "./sentences/writer-1.json" with { type: "json" };
import writer2 from "./sentences/writer-2.json" with { type: "json" };
import writer3 from "./sentences/writer-3.json" with { type: "json" };
import writer4 from "./sentences/writer-4.json" with { type: "json" };
import writer5 from "./sentences/writer-5.json" with { type: "json" };
import writer6 from "./sentences/writer-6.json" with { type: "json" };
import writer7 from "./sentences/writer-7.json" with { type: "json" };
import writer8 from "./sentences/writer-8.json" with { type: "json" };
import writer9 from "./sentences/writer-9.json" with { type: "json" };
import writer10 from "./sentences/writer-10.json" with { type: "json" };
import writer11 from "./sentences/writer-11.json" with { type: "json" };
import writer12 from "./sentences/writer-12.json" with { type: "json" };
import writer13 from "./sentences/writer-13.json" with { type: "json" };
import writer14 from "./sentences/writer-14.json" with { type: "json" };
import writer15 from "./sentences/writer-15.json" with { type: "json" };
import writer16 from "./sentences/writer-16.json" with { type: "json" };
import writer17 from "./sentences/writer-17.json" with { type: "json" };
import writer20 from "./sentences/writer-20.json" with { type: "json" };
import writer21 from "./sentences/writer-21.json" with { type: "json" };
import writer22 from "./sentences/writer-22.json" with { type: "json" };
import writer23 from "./sentences/writer-23.json" with { type: "json" };
import writer24 from "./sentences/writer-24.json" with { type: "json" };
import writer25 from "./sentences/writer-25.json" with { type: "json" };
import writer26 from "./sentences/writer-26.json" with { type: "json" };
import writer27 from "./sentences/writer-27.json" with { type: "json" };
import writer28 from "./sentences/writer-28.json" with { type: "json" };
import writer29 from "./sentences/writer-29.json" with { type: "json" };

const Written = z.array(
  z.strictObject({
    id: z.string().regex(/^w\d+-(de|en|pl)-[uh]\d{3}$/),
    lang: z.enum(LANGUAGES),
    text: z.string(),
    level: z.enum(["now", "soon", "none"]),
    flags: z.array(RedFlagId),
    kind: z.enum(["urgent", "harmless"]),
    note: z.string().optional(),
  }),
);

const WRITERS = [
  writer1,
  writer2,
  writer3,
  writer4,
  writer5,
  writer6,
  writer7,
  writer8,
  writer9,
  writer10,
  writer11,
  writer12,
  writer13,
  writer14,
  writer15,
  writer16,
  writer17,
  writer20,
  writer21,
  writer22,
  writer23,
  writer24,
  writer25,
  writer26,
  writer27,
  writer28,
  writer29,
];
const byWriters: readonly Labelled[] = WRITERS.flatMap((sentences) => Written.parse(sentences)).map(
  ({ id, lang, text, level, flags }) => {
    const [writer = "", , number = ""] = id.split("-");
    return { text, language: lang, level, flags, writer, scenario: `${writer}-${number}` };
  },
);

const own: readonly Labelled[] = Object.entries(OWN_SETS).flatMap(([set, sentences]) =>
  LANGUAGES.flatMap((language) =>
    sentences[language].map(({ text, expect }, i) => ({
      text,
      language,
      level: levelOf(expect),
      flags: expect.map((id) => RedFlagId.parse(id)),
      writer: "own",
      scenario: `${set}-${i}`,
    })),
  ),
);

/**
 * Of these writers a fifth of the scenarios, in all their languages, is kept from every weight; of writers 9, 15, 25
 * and 28 all are, of writers of everyday complaints half.
 */
const SHARED_OUT: readonly string[] = ["w1", "w2", "w3", "w4", "w5", "w6", "w7", "w8"];
const SEALED_WHOLE: readonly string[] = ["w9", "w15"];
const NEWEST_WRITERS: readonly string[] = ["w25", "w28"];
const PLAIN_WRITERS: readonly string[] = ["w20", "w21", "w22"];
const HALF_SEALED: readonly string[] = ["w12", ...PLAIN_WRITERS];
const isSealed = ({ writer, scenario }: Labelled): boolean =>
  [...SEALED_WHOLE, ...NEWEST_WRITERS].includes(writer) ||
  (SHARED_OUT.includes(writer) && isOneOf(5n, scenario)) ||
  (HALF_SEALED.includes(writer) && isOneOf(2n, scenario));
/** One of `many` scenarios by hash, independent of sentences that are added later. */
const isOneOf = (many: bigint, scenario: string): boolean =>
  BigInt(`0x${createHash("sha256").update(scenario).digest("hex")}`) % many === 0n;

const sealed = byWriters.filter(isSealed);
/** Emergencies, and harmless sentences that sound similar. */
export const sealedSentences = sealed.filter(({ writer }) => ![...HALF_SEALED, ...NEWEST_WRITERS].includes(writer));
/** A complaint for a visit soon counts as harmless: an alarm about it frightens as well. */
const noAlarm = (one: Labelled): Labelled => (one.level === "soon" ? { ...one, level: "none" } : one);
/** Everyday complaints, and emergencies that sound like them. */
export const everydaySentences: readonly Labelled[] = [
  ...sealed.filter(({ writer }) => writer === "w12"),
  ...everydayHeldOut,
].map(noAlarm);
/** The same by writers who had read nothing of this project. */
export const plainSentences: readonly Labelled[] = sealed
  .filter(({ writer }) => PLAIN_WRITERS.includes(writer))
  .map(noAlarm);
/** Plain emergencies and everyday complaints by the newest writers, sealed whole. */
export const newestSentences: readonly Labelled[] = sealed
  .filter(({ writer }) => NEWEST_WRITERS.includes(writer))
  .map(noAlarm);

/** Sentences that differ only in punctuation or case are the same. */
const lettersOf = ({ text }: Labelled) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
const unseen = new Set([...sealed, ...everydayHeldOut, ...heldOutSentences].map(lettersOf));
export const trainingSentences = [...own, ...shortTexts, ...everydayToLearn, ...timesToLearn, ...byWriters].filter(
  (one) => !isSealed(one) && !unseen.has(lettersOf(one)),
);

/** Names the sentences a set of weights was trained on; the names and phrases of the tables change with those. */
export const digestOf = (sentences: readonly Labelled[]): string =>
  createHash("sha256")
    .update(JSON.stringify(sentences.filter(({ scenario }) => !scenario.startsWith("short"))))
    .digest("hex");
