import type { Page } from "@playwright/test";

/** One post in the list of all texts, as the build writes it. */
const ENGLISH_POST = /\{kind:`post`,language:`en`,[^{}]*\}/;

/**
 * Gives this page a guide with `count` English posts, by writing into the script that lists them on its way to the browser: there are
 * not enough real ones for a second page yet, and none are made up for readers. The last is alone with the topic `rare`.
 */
export async function showPosts(page: Page, count: number): Promise<void> {
  await page.route("**/assets/*.js", async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const posts = (post: string): string =>
      Array.from({ length: count }, (_, n) => {
        const name = `invented-${n + 1}`;
        return `{...${post},path:"blog/${name}",url:"/en/blog/${name}",slug:"${name}",title:"Post ${n + 1}",featured:false,tags:["${n + 1 === count ? "rare" : "common"}"]}`;
      }).join();
    await route.fulfill({ response, body: text.replace(ENGLISH_POST, posts) });
  });
}
