import { LANGUAGES } from "@hundeblick/proto/language";
import { figuresOf, readTexts } from "./owner-texts/figures.ts";
import { HELD_OUT, LEARN, OTHER_HANDS } from "./owner-texts/owner-texts.ts";

const share = (some: number, of: number) => `${((100 * some) / of).toFixed(1)} %`;

/** Prints recall and precision of suggestions; with --misses also the missed texts of the training set. */
for (const [name, texts] of Object.entries({ learn: LEARN, "held out": HELD_OUT, "other hands": OTHER_HANDS }))
  for (const language of LANGUAGES) {
    const read = readTexts(texts[language], language);
    const { about, firstRight, named, found, wrong, nothing, answered } = figuresOf(read);
    console.log(
      `${name}, ${language}: concern among the answers ${share(found, named)} of ${named}, ` +
        `first one right ${share(firstRight, about)} of ${about}, ${(wrong / about).toFixed(2)} wrong a text; ` +
        `about nothing and answered ${share(answered, nothing)} of ${nothing}`,
    );
    if (texts !== LEARN || !process.argv.includes("--misses")) continue;
    for (const { text, concerns, suggested } of read)
      if (suggested[0] !== concerns[0] || concerns.some((id) => !suggested.includes(id)))
        console.log(`  ${text} | ${concerns.join(" ") || "nothing"} | ${suggested.join(" ") || "nothing"}`);
  }
