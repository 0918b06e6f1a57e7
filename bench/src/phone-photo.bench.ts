import type { Browser } from "@playwright/test";
import { storedPhoto } from "../../e2e/support/stored-photo.ts";
import type { System } from "../../e2e/system.ts";
import { answerDifferences } from "./answer-difference.ts";
import { writeFigures } from "./measured-figures.ts";
import { largestPhoto, phonePhotos } from "./phone-photos.ts";
import { treeCpuSeconds } from "./process-cpu.ts";
import { openBrowser, openOnSlowLine, openPicker, photoToReport, withFile } from "./slow-line.ts";
import { median, rate, timed } from "./statistics.ts";
import { photoReady, tabMemoryDuring } from "./tab-memory.ts";
import type { Line } from "./verdict.ts";
import { visitors } from "./visitors.ts";

/** Fewer rounds, because an original photo takes ten seconds. */
const OLD_WAYS = 5;
const UPLOADS = 60;
/** 40 % of the 330 ms that a photo took when it was sent as it is and decoded within the service. */
const SERVERS_MS = 132;
const SERVERS = ["gateway", "objects", "analysis"] as const;

/** A photo resized in the browser compared with the original, at 5 Mbit/s and 80 ms. */
export async function phonePhotoBench(system: System): Promise<Line[]> {
  const { photos, real } = await phonePhotos();
  const browser = await openBrowser(system.env["CHROMIUM_PATH"]);
  try {
    const { small, seconds } = await wayOf(browser, system.url, photos, false);
    const old = await wayOf(browser, system.url, photos.slice(0, OLD_WAYS), true);
    const memory = await memoryOfLargest(browser, system.url);
    const [processor, processorOld] = [await serversMs(system, small), await serversMs(system, photos)];
    const differences = await answerDifferences(
      system.env["VISION_MODEL"] ?? "",
      photos.map((photo, n) => [photo, small[n] ?? photo] as const),
    );
    const [p50, p50Old] = [median(seconds), median(old.seconds)];
    writeFigures("phone-photo", { photos: photos.length, oldWays: OLD_WAYS, real, p50, p50Old });
    const kind = real ? "real photos" : "drawn pictures, which end without a dog";
    return [
      { what: `as chosen, middle one (${kind})`, value: median(photos.map(megabytes)), unit: "MB" },
      { what: "as sent, middle one", value: 1_000 * median(small.map(megabytes)), unit: "kB", hold: { most: 400 } },
      { what: "choice to report, p50", value: p50, unit: "s", hold: { most: 3 } },
      { what: "choice to report, longest", value: Math.max(...seconds), unit: "s" },
      { what: "the photo sent as it is, p50", value: p50Old, unit: "s" },
      { what: "small ÷ as it is", value: p50 / p50Old, unit: "×" },
      { what: `processor time of ${SERVERS.join(", ")}`, value: processor, unit: "ms", hold: { most: SERVERS_MS } },
      { what: "the photo sent as it is", value: processorOld, unit: "ms" },
      { what: "small ÷ as it is", value: processor / processorOld, unit: "×" },
      {
        what: "the network's answer differs by at most",
        value: Math.max(...differences),
        unit: "",
        hold: { most: 0.02 },
      },
      { what: "the network's answer differs by, middle one", value: median(differences), unit: "" },
      { what: "memory of the tab for 50 megapixels", value: memory, unit: "MB", hold: { most: 200 } },
    ];
  } finally {
    await browser.close();
  }
}

const megabytes = (photo: Buffer): number => photo.length / 1_000_000;

/** Each photo in a new browser: duration, and bytes sent. */
async function wayOf(browser: Browser, url: string, photos: readonly Buffer[], original: boolean) {
  const seconds: number[] = [];
  const small: Buffer[] = [];
  for (const photo of photos) {
    const page = await openOnSlowLine(browser, url, { original });
    const picker = await openPicker(page);
    seconds.push((await withFile(photo, (file) => timed(() => photoToReport(page, picker, file)))) / 1_000);
    small.push(await storedPhoto(page));
    await page.context().close();
  }
  return { seconds, small };
}

/** CPU time of the servers for one photo, in milliseconds, with their child processes. */
async function serversMs({ url, pids }: System, photos: readonly Buffer[]): Promise<number> {
  const { analyse, leave } = await visitors(url, photos, 2);
  await rate(4, 2, analyse);
  const all = (): number => SERVERS.reduce((sum, name) => sum + treeCpuSeconds(pids[name] ?? 0), 0);
  const before = all();
  await rate(UPLOADS, 2, analyse);
  const used = all() - before;
  leave();
  return (used * 1_000) / UPLOADS;
}

async function memoryOfLargest(browser: Browser, url: string): Promise<number> {
  const photo = await largestPhoto();
  const page = await openOnSlowLine(browser, url);
  const memory = await withFile(photo, (file) =>
    tabMemoryDuring(browser, async () => {
      await (await openPicker(page)).setFiles(file);
      await photoReady(page);
    }),
  );
  await page.context().close();
  return memory;
}
