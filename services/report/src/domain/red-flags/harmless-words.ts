import type { Language } from "@hundeblick/proto/language";
import { HABITS } from "./habits/habits.ts";
import { isEverydayInsulin } from "./everyday-insulin.ts";
import { withoutOwnersPainkillers } from "./owners-painkiller.ts";

/** Coats named after a poison; what a dog dislikes, may not eat or looks forward to; insulin as every day; tobacco smoke. */
const HARMLESS: Readonly<Record<Language, readonly RegExp[]>> = {
  de: [
    /(?<!\p{L})schoko(?:laden)?-?(?:braun|farben|farbig)\p{L}*/giu,
    /(?<!\p{L})schoko(?:laden)?[- ]?lab(?:rador|bi)?\p{L}*/giu,
    /(?<!\p{L})krampft sich (?:\p{L}+ )?(?:ins|in die|in den) (?:sofa|polster|decke|kissen|teppich|arm|leine|spielzeug)(?!\p{L}| und)/giu,
    /(?<!\p{L})verdacht auf \p{L}+(?: \p{L}+)? (?:hat sich )?(?:nicht bestätigt|zerschlagen)(?!\p{L}|[^.!?]*ausgeschlossen)/giu,
    /(?<!\p{L})nicht (?:ausstehen|leiden)(?!\p{L})/giu,
    /(?<!\p{L})(?:zigaretten|tabak|passiv)-?rauch(?: (?:eingeatmet|inhaliert|abbekommen))?(?!\p{L})/giu,
    /(?<!\p{L})bekommt (?:zweimal|2x|2 ?mal) (?:täglich|am tag) insulin(?!\p{L})/giu,
  ],
  en: [
    /(?<!\p{L})choc(?:olate)?[- ](?:labs?|labradors?|brown|point|colou?red|coat)(?!\p{L})/giu,
    /(?<!\p{L})fits? of (?:the )?(?:zoomies|giggles|laughter|barking|excitement)(?!\p{L})/giu,
    /(?<!\p{L})(?:can ?not|can['’]?t|couldn['’]?t) stand (?=(?:being|having|another|other|loud|my|strangers|men|kids|children|people|cats?|dogs?|puppies|baths?|fireworks|thunder|noise|vets|the (?:rain|cold|wet|noise|cat|vacuum|hoover|postman|vet|car|bath|brush|lead|smell|sound|sight|doorbell|neighbou?r))(?!\p{L}))/giu,
    /(?<!\p{L})(?:can ?not|can['’]?t) have (?=(?:any )?(?:chicken|beef|dairy|milk|cheese|grains?|wheat|gluten|eggs?|fish|lamb|pork|turkey|soya?|peanut|treats|anything with|rimadyl|metacam|nsaids|steroids|ibuprofen)(?!\p{L}))/giu,
    /(?<!\p{L})(?:(?:inhal|breath)\p{L}+ (?:in |of )?(?:\p{L}+ ){0,2})?(?:cigarette|cigar|tobacco|second[- ]?hand) smoke(?!\p{L})/giu,
    /(?<!\p{L})smoke (?:inhalation )?from (?:\p{L}+ ){0,2}(?:cigarettes?|cigars?|smokers?)(?!\p{L})/giu,
    /(?<!\p{L})(?:gets|takes|on) (?:his |her )?insulin twice (?:a day|daily)(?!\p{L})/giu,
  ],
  pl: [
    /(?<!\p{L})na wszelki wypadek(?!\p{L})/giu,
    /(?<!\p{L})podejrzew\p{L}+ \p{L}+,? ale (?:to )?wyklucz(?:ono|yli|ył|yła|yliśmy)(?=\s*(?:[.,;!?]|$))/giu,
    /(?<!\p{L})czekoladow\p{L}* (?:labrador\p{L}*|suczk\p{L}*|suk\p{L}*|pies|psa|umaszczeni\p{L}*)/giu,
    /(?<!\p{L})labrador\p{L}* czekoladow\p{L}*/giu,
    /(?<!\p{L})nie może (?:się doczekać|doczekać się)(?!\p{L})/giu,
    /(?<!\p{L})nie może (?:jeść )?(?=(?:kurczak|wołowin|nabiał|drobi|indyk|ryb|jaj|zbóż|pszenic|gluten|wieprzowin|surow|suchej karmy))/giu,
    /(?<!\p{L})nie może skakać (?=przez|bo |ze względu)/giu,
    /(?<!\p{L})(?:\p{L}*wdych\p{L}+ (?:się |sie )?)?(?:dym(?:u|em)? (?:z |od )?(?:papieros|tytoni)\p{L}*)/giu,
    /(?<!\p{L})(?:dostaje|bierze) insulin\p{L}* (?:dwa|2) razy (?:dziennie|na dobę)(?!\p{L})/giu,
  ],
};

/** The text with spaces over such words, so that every position stays the same. */
export function withoutHarmlessWords(text: string, language: Language): string {
  if (isEverydayInsulin(text, language)) return " ".repeat(text.length);
  const habits = HABITS[language].filter(({ unless }) => !unless?.test(text)).map(({ words }) => words);
  return [...HARMLESS[language], ...habits].reduce(
    (rest, words) => rest.replace(words, (found) => " ".repeat(found.length)),
    withoutOwnersPainkillers(text, language),
  );
}
