import { newId } from "@hundeblick/proto/ids";
import { FOLLOW_UP, OUTCOMES } from "../../gateway/src/http/texts/follow-up-texts.ts";
import { client, waitForEnd } from "../support/client.ts";
import { systemEnv } from "../support/operator.ts";
import { buildPhoto } from "../support/photos.ts";
import { openStores } from "../support/stores.ts";
import { expect, expectAccessible, expectNoScroll, open, test } from "../support/visitor.ts";
import { LANGUAGES, words } from "../support/words.ts";

const LIMPING = { id: "limping", answers: { alarm: ["none"], weight: "clear", since: "week" } };

for (const language of LANGUAGES) {
  test(`the follow-up mail leads to an answer, and the report shows it, ${language}`, async ({
    page,
    request,
    baseURL,
  }) => {
    const email = `again-${language}-${Date.now()}@example.com`;
    const api = client(baseURL ?? process.env["BASE_URL"] ?? "");
    const photo = await buildPhoto({ seed: Date.now() % 100_000 });
    const accepted = await api.analyze({ photo, context: { concerns: [LIMPING] }, key: newId() });
    const { analysisId } = (await accepted.json()) as { analysisId: string };
    const { reportId = "" } = await waitForEnd(api, analysisId);
    await api.json("POST", "/api/report/unlock", { email, reportId, newsletter: false, language });

    await open(page, `/${language}/report/${reportId}`);
    await page.getByLabel(words(language, "E-mail address")).fill(email);
    await page
      .getByText(words(language, "Yes, send me this one e-mail. The address I give here is deleted afterwards."))
      .click();
    await page.getByRole("button", { name: words(language, "Ask me again") }).click();
    await expect(page.getByLabel(words(language, "E-mail address"))).toBeHidden();

    // the mail is due in a day: its time is moved forward in the outbox
    const stores = await openStores(systemEnv());
    const due = { $set: { dueAt: new Date() } };
    await stores.mails().updateOne({ "order.template": "follow_up", "order.reportId": reportId }, due);
    await stores.close();
    let link = "";
    await expect
      .poll(async () => {
        const mails = (await (await request.get(`${process.env["MAIL_URL"]}/api/mails`)).json()) as object[];
        const own = mails
          .map((mail) => JSON.stringify(mail))
          .find((mail) => mail.includes("/api/follow-up?") && mail.includes(email));
        link = /\/api\/follow-up\?token=[\w-]+&answer=worse&lang=\w\w/.exec(own ?? "")?.[0] ?? "";
        return link;
      })
      .not.toBe("");

    await page.goto(link);
    await page.getByRole("button", { name: OUTCOMES.worse.button[language] }).click();
    await expect(page.getByRole("heading", { name: OUTCOMES.worse.done[language] })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("link", { name: FOLLOW_UP.again[language] }).click();
    await expect(page.getByRole("dialog", { name: words(language, "Add answers") })).toBeVisible();
    await page.getByRole("button", { name: words(language, "Not now") }).click();
    await expect(page.getByText(words(language, "You answered our mail: it is worse."))).toBeVisible();
    await expectNoScroll(page, 360);
  });
}
