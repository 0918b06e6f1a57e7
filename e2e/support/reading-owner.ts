import { setTimeout as wait } from "node:timers/promises";
import { chromium, type Locator, type Page } from "@playwright/test";
import { openDetails } from "./details.ts";
import { PHONE } from "./visitor.ts";
import type { Language } from "./words.ts";

/** Reading speed of an adult (Brysbaert 2019: 238 words a minute). */
const WORDS_A_MINUTE = 230;
const TAP_MS = 800;
const KEY_MS = 250;

/** An owner on a phone who reads every question; counts the words. */
class ReadingOwner {
  words = 0;

  async read(...texts: Locator[]): Promise<void> {
    for (const text of texts) {
      const words = (await text.innerText()).split(/\s+/).filter(Boolean).length;
      this.words += words;
      await wait((words / WORDS_A_MINUTE) * 60_000);
    }
  }

  async tap(target: Locator): Promise<void> {
    await wait(TAP_MS);
    await target.click();
  }

  async type(field: Locator, text: string): Promise<void> {
    await this.tap(field);
    await field.pressSequentially(text, { delay: KEY_MS });
  }

  /** Answers each question of a concern with its mildest option. */
  async answerAll(card: Locator): Promise<number> {
    let asked = 0;
    while ((await card.locator(".question").count()) > 0) {
      const question = card.locator(".question");
      const heading = await question.locator("h4").innerText();
      await this.read(question.locator("h4"), ...(await question.locator("> .help").all()));
      const options = question.locator(".answer");
      if ((await options.count()) === 0) await this.type(question.locator("input.input"), "2");
      else {
        await this.read(question.locator(".answers"));
        const none = question.locator(".answer--none");
        await this.tap((await none.count()) > 0 ? none : options.first());
      }
      await this.tap(question.locator(".question-bar .button").last());
      await card.getByRole("heading", { level: 4, name: heading, exact: true }).waitFor({ state: "detached" });
      asked += 1;
    }
    return asked;
  }

  /** From the first question over two concerns to the last required answer. */
  async twoConcerns(page: Page): Promise<OwnersWay> {
    const began = performance.now();
    await this.read(page.locator(".danger-title"), page.locator(".urgent"));
    await this.tap(page.locator(".tick--none"));
    await this.read(page.locator(".concerns > .stack--s").first());
    const groups = page.locator(".concerns .concern-group");
    for (const group of [groups.nth(0), groups.nth(2)]) {
      await this.read(group.locator("summary"));
      await this.tap(group.locator("summary"));
      await this.read(group.locator(".chips"));
      await this.tap(group.locator(".chip").last());
    }
    const cards = page.locator(".question-card");
    await cards.nth(1).waitFor();
    let questions = 0;
    for (const card of await cards.all()) questions += await this.answerAll(card);
    await this.read(...(await page.locator(".level-when").all()));
    return { seconds: (performance.now() - began) / 1000, questions, words: this.words };
  }
}

interface OwnersWay {
  seconds: number;
  questions: number;
  /** Number of words read. */
  words: number;
}

/** Time for two concerns on a phone, from the first question to the last answer. */
export async function measureTwoConcerns(url: string, language: Language): Promise<OwnersWay> {
  const browser = await chromium.launch({
    executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
    args: ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"],
  });
  try {
    const page = await (await browser.newContext({ ...PHONE, baseURL: url })).newPage();
    await openDetails(page, language);
    return await new ReadingOwner().twoConcerns(page);
  } finally {
    await browser.close();
  }
}
