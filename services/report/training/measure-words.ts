import { languagesAndAll, measure } from "./measure.ts";
import { UNSEEN } from "./unseen.ts";

const share = (some: number, of: number) => (of === 0 ? "–" : `${Math.round((100 * some) / of)} %`);

/** Prints how well words raise an alarm, on sentences no rule or weight has seen. */
for (const [name, sentences] of Object.entries(UNSEEN)) {
  console.log(`\n${name} (${sentences.length})`);
  const figures = measure(sentences);
  for (const language of languagesAndAll) {
    const { dangerous, raised, asked, rightSign, harmless, falseAlarms, askedHarmless } = figures[language];
    console.log(
      `${language}: raised ${share(raised, dangerous)}, raised or asked ${share(raised + asked, dangerous)} of ${dangerous}, right sign ${share(rightSign, raised)}; ` +
        `false ${share(falseAlarms, harmless)}, asked ${share(askedHarmless, harmless)} of ${harmless} harmless`,
    );
  }
  const byFlag = Map.groupBy(
    sentences.filter(({ level }) => level === "now"),
    ({ flags }) => flags[0] ?? "",
  );
  for (const [flag, some] of [...byFlag].sort(([a], [b]) => a.localeCompare(b))) {
    const { raised, asked, dangerous } = measure(some).all;
    console.log(`  ${flag}: raised ${raised}, asked ${asked} of ${dangerous}`);
  }
}
