import type { Language } from "@hundeblick/proto/language";
import { HOME, NEWSLETTER, WRONG_LINK } from "../texts/page-texts.ts";
import { markup } from "./markup.ts";
import { letter, page } from "./page.ts";

type Act = keyof typeof NEWSLETTER;

/** Confirmation page with one button. */
export function confirmationPage(act: Act, token: string, language: Language): string {
  const { title, ask, button } = NEWSLETTER[act];
  return page({
    language,
    title: title[language],
    body: letter(markup`<h1>${title[language]}</h1><p>${ask[language]}</p>
<form method="post" action="/api/newsletter/${act}?token=${encodeURIComponent(token)}&amp;lang=${language}"><button class="button">${button[language]}</button></form>`),
  });
}

export const donePage = (act: Act, language: Language): string =>
  wordsPage(NEWSLETTER[act].done[language], NEWSLETTER[act].doneText[language], language);

/** For an invalid unsubscribe link: must not suggest to sign up again. */
export const wrongLinkPage = (language: Language): string =>
  wordsPage(WRONG_LINK.title[language], WRONG_LINK.text[language], language);

const wordsPage = (title: string, text: string, language: Language): string =>
  page({
    language,
    title,
    body: letter(
      markup`<h1>${title}</h1><p>${text}</p><p><a class="button" href="/${language}">${HOME[language]}</a></p>`,
    ),
  });
