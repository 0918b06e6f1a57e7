import type { Labelled } from "./labelled.ts";
import { languagesAndAll, measure } from "./measure.ts";
import { UNSEEN, UNSEEN_BY_WRITER } from "./unseen.ts";

const share = (some: number, of: number) => (of === 0 ? "–" : `${Math.round((100 * some) / of)} %`);

function print(name: string, sentences: readonly Labelled[]): void {
  console.log(`\n${name} (${sentences.length})`);
  const figures = measure(sentences);
  for (const language of languagesAndAll) {
    const { dangerous, raised, asked, rightSign, harmless, falseAlarms, askedHarmless } = figures[language];
    console.log(
      `${language}: raised ${share(raised, dangerous)}, raised or asked ${share(raised + asked, dangerous)} of ${dangerous}, right sign ${share(rightSign, raised)}; ` +
        `false ${share(falseAlarms, harmless)}, asked ${share(askedHarmless, harmless)} of ${harmless} harmless`,
    );
  }
}

function printBySign(sentences: readonly Labelled[]): void {
  const bySign = Map.groupBy(
    sentences.filter(({ level }) => level === "now"),
    ({ flags }) => flags[0] ?? "",
  );
  for (const [sign, some] of [...bySign].sort(([a], [b]) => a.localeCompare(b))) {
    const { raised, asked, dangerous } = measure(some).all;
    console.log(`  ${sign}: raised ${raised}, asked ${asked} of ${dangerous}`);
  }
}

/** Prints how well words raise an alarm, on sentences no rule or weight has seen. */
for (const [name, sentences] of Object.entries(UNSEEN)) {
  print(name, sentences);
  printBySign(sentences);
}
for (const [writer, sentences] of UNSEEN_BY_WRITER) print(writer, sentences);
