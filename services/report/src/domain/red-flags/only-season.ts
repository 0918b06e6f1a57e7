import type { RedFlagNow } from "@hundeblick/proto/health/answers";
import type { Language } from "@hundeblick/proto/language";
import { normalise } from "../free-text/tokenise.ts";

/** Normalised; a bitch's season, what says that it is none or over, and that the blood is of something else or much. */
const SEASON: Readonly<Record<Language, { season: RegExp; none: RegExp; bad: RegExp }>> = {
  de: {
    season:
      /(?<!\p{L})(?:laufig\p{L}*|standhitze|(?:in|bei|wahrend) (?:der|ihrer) (?:ersten )?hitze|erste hitze)(?!\p{L})/u,
    none: /(?<!\p{L})(?:nicht|kein\p{L}*|nie|weder|nach|ausser\p{L}*)(?: \p{L}+){0,3} (?:laufig|hitze|standhitze)|laufig\p{L}*(?: \p{L}+){0,3} (?:nicht|vorbei|rum|her)(?!\p{L})|kastriert|sterilisiert|trachtig|gedeckt|monat/u,
    bad: /pfot|krall|bein|ohr|maul|mund|nase|schnauz|zung|zahn|aug|bauch|kopf|hals|ruck|schwanz|rute|haut|wund|biss|schnitt|schnit|verletz|riss|unfall|scherbe|stark|heftig|extrem|stromt|lauft|tropft|spritzt|klump|schwall|(?<!\p{L})(?:schlapp|schwach|apathisch|blass|bricht|erbricht|fieber|aufhor\p{L}*|hort|viel|wochen|kot|stuhl|urin|after|po)(?!\p{L})/u,
  },
  en: {
    season: /(?<!\p{L})(?:seasons?|(?:in|on|her|first|of) heat)(?!\p{L})/u,
    none: /(?<!\p{L})(?:not|no|never|isnt|wasnt|cant|after|since|between|outside|without)(?: \p{L}+){0,3} (?:seasons?|heat)(?!\p{L})|(?:season|heat)(?: \p{L}+){0,3} (?:not|isnt|over|finished|ended|ago)(?!\p{L})|spayed|neutered|pregnant|mated|month/u,
    bad: /paw|claw|nail|(?<!\p{L})(?:leg|ear|mouth|nose|nostril|tongue|tooth|teeth|eye|belly|tummy|head|neck|back|tail|skin|bum|bottom|anus|poo|pee|urine|stool)s?(?!\p{L})|wound|bit(?:e|ten)|(?<!\p{L})bit(?!\p{L})|cut|torn|tore|ripp|injur|hurt|accident|glass|heav|lots?(?!\p{L})|loads|much|pour|gush|drip|clots?|flood|weak|letharg|pale|vomit|fever|wont stop|doesnt stop|not stopp|cant stop|weeks/u,
  },
  pl: {
    season: /(?<!\p{L})(?:ciecz\p{L}*|ruj\p{L}*|rui)(?!\p{L})/u,
    none: /(?<!\p{L})(?:nie|bez|po|ani)(?: \p{L}+){0,3} (?:ciecz|ruj|rui)|(?:ciecz|ruj)\p{L}*(?: \p{L}+){0,3} (?:nie|mine|skoncz)|kastr|steryl|ciaz|szczenn|miesi/u,
    bad: /lap[aeyk]|pazur|(?<!\p{L})(?:noga|noge|nogi|uch\p{L}*|pysk\p{L}*|nos\p{L}*|jezyk\p{L}*|zeb\p{L}*|zab|ok[oa]|brzuch\p{L}*|glow\p{L}*|szyj\p{L}*|ogon\p{L}*|skor\p{L}*|kup\p{L}*|kal\p{L}*|mocz\p{L}*|odbyt\p{L}*)(?!\p{L})|ran[aey](?!\p{L})|ugry|pogry|rozci|skalecz|przeci|rozerw|rozdar|zrani|wypad|szklo|mocno|silnie|obficie|bardzo|duzo|leje|leci|kapie|tryska|skrzep|slab|blad|wymiot|goraczk|nie przestaje|tygodni(?!a)/u,
  },
};

/** "She is bleeding" beside a season, without a wound or anything worse than that. */
export function isOnlySeason(id: RedFlagNow, text: string, language: Language): boolean {
  const { season, none, bad } = SEASON[language];
  const said = normalise(text, language);
  return id === "bleeding" && season.test(said) && !none.test(said) && !bad.test(said);
}
