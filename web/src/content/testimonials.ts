import { msg } from "@hundeblick/web-kit/i18n.ts";

/** Sample texts, shown as such, until real people have agreed to be quoted. */
export const TESTIMONIALS: readonly { quote: string; who: string }[] = [
  {
    quote: msg(
      "I only wanted to know which breed is in Milo. Then it said I should feel for his waist. True, there was none.",
    ),
    who: msg("Jana with Milo, mixed breed, 4 years"),
  },
  {
    quote: msg("No alarm, no selling. The report says clearly what cannot be seen in a photo."),
    who: msg("Thomas with Wanda, Beagle, 11 years"),
  },
  {
    quote: msg("I printed the sheet for the vet. My vet found it handy."),
    who: msg("Ewa with Luna, Pomeranian, 7 years"),
  },
];
