import fresh1 from "../src/data/red-flag-sentences/fresh-1.json" with { type: "json" };
import fresh2 from "../src/data/red-flag-sentences/fresh-2.json" with { type: "json" };
import fresh3 from "../src/data/red-flag-sentences/fresh-3.json" with { type: "json" };
import fresh4 from "../src/data/red-flag-sentences/fresh-4.json" with { type: "json" };
import fresh5 from "../src/data/red-flag-sentences/fresh-5.json" with { type: "json" };
import fresh6 from "../src/data/red-flag-sentences/fresh-6.json" with { type: "json" };
import fresh7 from "../src/data/red-flag-sentences/fresh-7.json" with { type: "json" };
import fresh8 from "../src/data/red-flag-sentences/fresh-8.json" with { type: "json" };
import harmless from "../src/data/red-flag-sentences/harmless.json" with { type: "json" };
import harmless2 from "../src/data/red-flag-sentences/harmless-2.json" with { type: "json" };
import set1 from "../src/data/red-flag-sentences/set-1.json" with { type: "json" };
import set2 from "../src/data/red-flag-sentences/set-2.json" with { type: "json" };
import set3 from "../src/data/red-flag-sentences/set-3.json" with { type: "json" };
import set4 from "../src/data/red-flag-sentences/set-4.json" with { type: "json" };
import tuned from "../src/data/red-flag-sentences/tuned.json" with { type: "json" };
import type { Language } from "@hundeblick/proto/language";

type Sentences = Readonly<Record<Language, readonly { text: string; expect: readonly string[] }[]>>;

/** The sentences the rules were written with. `held-out*.json` are missing here on purpose: they only measure. */
export const OWN_SETS: Readonly<Record<string, Sentences>> = {
  fresh1,
  fresh2,
  fresh3,
  fresh4,
  fresh5,
  fresh6,
  fresh7,
  fresh8,
  harmless,
  harmless2,
  set1,
  set2,
  set3,
  set4,
  tuned,
};
