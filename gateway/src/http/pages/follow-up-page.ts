import type { Outcome } from "@hundeblick/proto/http/follow-up";
import type { Language } from "@hundeblick/proto/language";
import type { ReplyOf } from "@hundeblick/proto/rpc/define";
import type { answerFollowUp } from "@hundeblick/proto/rpc/report";
import { FOLLOW_UP, OUTCOMES } from "../texts/follow-up-texts.ts";
import { LEVEL_NAMES } from "@hundeblick/triage/level-names";
import { SHEET } from "@hundeblick/triage/sheet-texts";
import { markup } from "./markup.ts";
import { letter, page } from "./page.ts";

/** Confirmation page with one button, because mail scanners open links. */
export function followUpPage(token: string, answer: Outcome, language: Language): string {
  const title = FOLLOW_UP.title[language];
  const action = `/api/follow-up?token=${token}&answer=${answer}&lang=${language}`;
  return page({
    language,
    title,
    body: letter(markup`<h1>${title}</h1><p>${FOLLOW_UP.ask[language]}</p>
<form method="post" action="${action}"><button class="button">${OUTCOMES[answer].button[language]}</button></form>`),
  });
}

/** The concern's advice, and a link to its questions. */
export function followedUpPage(answer: Outcome, reply: ReplyOf<typeof answerFollowUp>): string {
  const { reportId, concern, language } = reply;
  const { done, text } = OUTCOMES[answer];
  const report = `/${language}/report/${reportId}`;
  const isAskedAgain = concern !== null && answer !== "better";
  const advice = isAskedAgain
    ? markup`<p><strong>${concern.name}: ${LEVEL_NAMES[concern.level][language]}</strong></p>
${concern.goSooner.length > 0 ? markup`<p>${FOLLOW_UP.sooner[language]}</p>` : NOTHING}
<ul>${concern.goSooner.map((sign) => markup`<li>${sign}</li>`)}</ul>
<p>${SHEET.notReviewed[language]}</p>`
    : NOTHING;
  const way = isAskedAgain
    ? markup`<a class="button" href="${report}?again=${concern.id}">${FOLLOW_UP.again[language]}</a>`
    : markup`<a class="button" href="${report}">${FOLLOW_UP.report[language]}</a>`;
  return page({
    language,
    title: done[language],
    body: letter(markup`<h1>${done[language]}</h1><p>${text[language]}</p>${advice}<p>${way}</p>`),
  });
}

const NOTHING = markup``;
