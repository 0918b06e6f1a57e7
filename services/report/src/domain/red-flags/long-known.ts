import type { RedFlagNow } from "@hundeblick/proto/health/answers";
import type { Language } from "@hundeblick/proto/language";
import { findRedFlags } from "./find-red-flags.ts";

/** Signs that are also long illnesses or old facts. */
const ALSO_LONG_KNOWN: readonly RedFlagNow[] = ["seizure", "paralysis"];
/** Between parts of a sentence, one of which may tell what happens now. */
const PARTS = /[,.;:!?\n]|\s(?:und|aber|and|but|i|oraz|ale)\s/u;

/** Lower case; a known, chronic or congenital illness, and what says that it happens now. */
const KNOWN: Readonly<Record<Language, { known: RegExp; now: RegExp }>> = {
  de: {
    known:
      /epilepsie|epileptiker|anfallsfrei|krampffrei|letzte[rn]? \p{L}*anfall|seit (?:der |seiner |ihrer )?geburt|von geburt|angeboren|rollwagen|rollstuhl|seit \S+ (?:jahr|monat)\p{L}* \p{L}*(?:gelähmt|lähmung)|(?:gelähmt|lähmung)[^.!?]* seit \S+ (?:jahr|monat)/u,
    now: /(?<!\p{L})(?:jetzt|heute|gerade|eben|plötzlich|wieder|vorhin|gestern|min|minuten?|stunden?|sekunden|nacht|krampft|zuckt|hört|mehrere|immer|ständig|akut)(?!\p{L})/u,
  },
  en: {
    known:
      /epilepsy|(?:is|an|diagnosed|known) epileptic|(?:last|previous) (?:seizure|fit|episode|attack) (?:was|in|on)|(?:seizure|fit)[- ]free|(?:since|from) birth|congenital|born (?:like|with|paraly)|wheelchair|wheels|paraly[sz][^.!?]* (?:for|since) \S+ (?:year|month)/u,
    now: /(?<!\p{L})(?:now|today|tonight|just|sudden|suddenly|again|min|mins|minutes?|hours?|hrs|seconds|morning|evening|yesterday|having|seizing|fitting|convulsing|keeps|several|cluster)(?!\p{L})/u,
  },
  pl: {
    known:
      /(?:ma|stwierdzon[ąa]|zdiagnozowan[ąa]|na|z) padaczk|lecz\p{L}+ (?:\p{L}+ )?padaczk|padaczk\p{L}* (?:idiopat|stwierdz|zdiagnoz|od)|epileptyk|ostatni (?:atak|napad)|bez (?:ataku|napadu|ataków|napadów)|od urodzenia|wrodzon|wózek|wózk|(?:paraliż|niedowład)[^.!?]* od \S+ (?:lat|rok|miesi)/u,
    now: /(?<!\p{L})(?:teraz|dziś|dzisiaj|właśnie|nagle|znowu|znów|minut\p{L}*|godzin\p{L}*|sekund\p{L}*|rano|rana|wczoraj|nocy|drga|trzęsie|trwa|kolejny|przestaje|kilka)(?!\p{L})/u,
  },
};

/** Lower case; in Polish "padaczka" is a fit as well, unless its medicine is named beside it. */
const MEDICATED =
  /luminal|fenobarbital|pexion|epityl|epiphen|phenoleptil|libromide|keppr|lewetyracetam|imepitoin|bromek/u;
const FIT_OR_ILLNESS = /(?<!(?:ataku?|atakiem|napadu?|napadem|z|na|ma) )padaczk/gu;

/** An illness told as long known ("seizure free since June"), with no word for now and no other sign of it. */
export function isLongKnown(id: RedFlagNow, text: string, language: Language): boolean {
  const { known, now } = KNOWN[language];
  const typed = text.toLowerCase();
  const said = language === "pl" && MEDICATED.test(typed) ? typed.replace(FIT_OR_ILLNESS, "ma padaczk") : typed;
  if (!ALSO_LONG_KNOWN.includes(id) || !known.test(said) || now.test(said)) return false;
  const rest = said.split(PARTS).filter((part) => !known.test(part));
  return !findRedFlags(rest.join(". "), language).some((sign) => sign.id === id);
}
