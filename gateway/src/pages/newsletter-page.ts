import type { Language } from "@hundeblick/proto/language";
import { HOME, NEWSLETTER } from "../texts/page-texts.ts";
import { markup } from "./markup.ts";
import { page } from "./page.ts";

type Act = keyof typeof NEWSLETTER;

/** Asks once more, with one button. */
export function askPage(act: Act, token: string, language: Language): string {
  const { title, ask, button } = NEWSLETTER[act];
  return page({
    language,
    title: title[language],
    body: markup`<h1>${title[language]}</h1><p>${ask[language]}</p>
<form method="post" action="/api/newsletter/${act}?token=${encodeURIComponent(token)}&amp;lang=${language}"><button class="button">${button[language]}</button></form>`,
  });
}

export function donePage(act: Act, language: Language): string {
  const { done, doneText } = NEWSLETTER[act];
  return page({
    language,
    title: done[language],
    body: markup`<h1>${done[language]}</h1><p>${doneText[language]}</p><p><a class="button" href="/${language}">${HOME[language]}</a></p>`,
  });
}
