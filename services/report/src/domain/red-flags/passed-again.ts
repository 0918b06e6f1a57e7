import type { RedFlagNow } from "@hundeblick/proto/health/answers";
import type { Language } from "@hundeblick/proto/language";

/** Lower case; that something swallowed came out again, and what makes that doubtful. */
const PASSED: Readonly<Record<Language, { out: RegExp; doubt: RegExp }>> = {
  de: {
    out: /(?<!\p{L})(?:ausgekackt|rausgekackt|ausgeschieden|ausgekotzt|hochgewürgt|wieder (?:raus|erbrochen|ausgespuckt)|hinten rausgekommen|rausgekommen)(?!\p{L})/u,
    doubt:
      /blut|(?<!\p{L})(?:nicht|nichts|kein\p{L}*|noch|nur|weiter\p{L}*|zweit\p{L}*|faden|fäden|schnur|wollfaden|lametta|häng\p{L}*|schaut|guckt|steckt|teil\p{L}*|hälfte|jetzt|seitdem|aber|erbricht|würgt|frisst|apathisch)(?!\p{L})/u,
  },
  en: {
    out: /(?<!\p{L})(?:(?:pooped|pooed|passed|threw|brought|sicked|vomited|spat) (?:it|them) (?:back )?(?:out|up|again)|pooped out|passed (?:it|them)|(?:it|they) came (?:back )?out)(?!\p{L})/u,
    doubt:
      /n['’]t|blood|(?<!\p{L})(?:not|nothing|no|still|only|another|second|inside|stuck|hang\p{L}*|dangl\p{L}*|string|thread|yarn|ribbon|part|half|but|now|since|vomiting|lethargic)(?!\p{L})/u,
  },
  pl: {
    out: /(?<!\p{L})(?:wysra\p{L}*|wykupk\p{L}*|wykupał\p{L}*|wydalił\p{L}*|wyszed[łl]\p{L}*|wyszł[oaey]\p{L}*|wypluł\p{L}*|zwrócił\p{L}* (?:go|ją|je))(?!\p{L})/u,
    doubt:
      /krw|krew|(?<!\p{L})(?:nie|nic|jeszcze|tylko|drug\p{L}*|wisi|zwisa|wystaje|nitk\p{L}*|sznur\p{L}*|część|połow\p{L}*|teraz|ale|wymiotuje|apatyczn\p{L}*)(?!\p{L})/u,
  },
};

/** Something swallowed that is told to have come out again: the owner is asked whether all of it did. */
export function isPassedAgain(id: RedFlagNow, sentence: string, language: Language): boolean {
  const { out, doubt } = PASSED[language];
  const said = sentence.toLowerCase();
  return id === "foreign_body" && out.test(said) && !doubt.test(said);
}
