import lighthouse from "lighthouse";
import type { System } from "../../e2e/system.ts";
import { startChromium } from "./chromium.ts";
import { BUDGET } from "./lighthouse-budget.ts";
import { processorSlowdown } from "./processor-slowdown.ts";
import { median } from "./statistics.ts";
import { isMissed, type Line } from "./verdict.ts";

/** Runs of a page that misses a target in the first one; the median counts, because a run depends on the machine. */
const RUNS = 5;

/**
 * Lighthouse's mobile preset (a mid-range phone on slow 4G) on pages of every kind; targets: lighthouse-budget.ts. The
 * processor is slowed down by what this machine can do at that moment.
 */
export async function lighthouseBench(system: Pick<System, "url" | "env">): Promise<Line[]> {
  const lines: Line[] = [];
  for (const [name, path] of Object.entries(BUDGET.pages)) {
    const run = (): Promise<Line[]> => measureInNewBrowser(name, system.url + path, system.env["CHROMIUM_PATH"]);
    const first = await run();
    const seen = [first];
    while (first.some(isMissed) && seen.length < RUNS) seen.push(await run());
    lines.push(...first.map((line, at) => ({ ...line, value: median(seen.map((lines) => lines[at]?.value ?? NaN)) })));
  }
  return lines;
}

/** A new browser has an empty cache. A run that Lighthouse reports as incomplete is repeated up to three times. */
async function measureInNewBrowser(
  name: string,
  url: string,
  chromiumPath: string | undefined,
  again = 3,
): Promise<Line[]> {
  const browser = await startChromium(chromiumPath);
  try {
    return await measure(name, url, browser.port);
  } catch (error) {
    if (again === 0 || !String(error).includes("NO_NAVSTART")) throw error;
    return await measureInNewBrowser(name, url, chromiumPath, again - 1);
  } finally {
    await browser.stop();
  }
}

async function measure(name: string, url: string, port: number): Promise<Line[]> {
  const cpuSlowdownMultiplier = await processorSlowdown(port);
  const run = await lighthouse(url, {
    port,
    throttling: { cpuSlowdownMultiplier },
    output: "json",
    logLevel: "error",
    onlyCategories: Object.keys(BUDGET.scores),
  });
  if (!run || run.lhr.runtimeError)
    throw new Error(`${url}: ${run?.lhr.runtimeError?.message ?? "Lighthouse gave no answer"}`);
  const { categories, audits } = run.lhr;
  const seen = (audit: string): number => audits[audit]?.numericValue ?? Number.NaN;
  const scores = Object.entries(BUDGET.scores).map(([category, least]): Line => ({
    what: `${name}: ${category}`,
    value: Math.round((categories[category]?.score ?? 0) * 100),
    unit: "points",
    hold: { least },
  }));
  for (const [category, { auditRefs }] of Object.entries(categories)) {
    if (category === "performance") continue;
    for (const { id, weight } of auditRefs)
      if (weight > 0 && audits[id]?.score === 0) console.log(`  ${name}, ${category}: ${audits[id].title}`);
  }
  return [
    ...scores,
    {
      what: `${name}: largest contentful paint`,
      value: seen("largest-contentful-paint") / 1000,
      unit: "s",
      hold: { most: BUDGET.largestContentfulPaintS },
    },
    {
      what: `${name}: cumulative layout shift`,
      value: seen("cumulative-layout-shift"),
      unit: "",
      hold: { most: BUDGET.cumulativeLayoutShift },
    },
    {
      what: `${name}: total blocking time`,
      value: seen("total-blocking-time"),
      unit: "ms",
      hold: { most: BUDGET.totalBlockingTimeMs },
    },
    { what: `${name}: scripts slowed down`, value: cpuSlowdownMultiplier, unit: "×" },
  ];
}
