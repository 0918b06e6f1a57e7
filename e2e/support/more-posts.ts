import type { Page } from "@playwright/test";
import type { Language } from "./words.ts";

/** The posts of a language in the list of all texts, as the build writes it. */
const postsIn = (language: Language): RegExp =>
  new RegExp(`(\\{kind:\`post\`,language:\`${language}\`,[^{}]*\\{[^{}]*\\}[^{}]*\\}),?`, "g");

/**
 * Gives this page a guide with `count` posts in a language instead of the real ones, by writing into the script that
 * lists them on its way to the browser.
 * The last is alone with the topic `vet`, the others have `stomach`.
 */
export async function showPosts(page: Page, language: Language, count: number): Promise<void> {
  await page.route("**/assets/*.js", async (route) => {
    const response = await route.fetch();
    let left = count;
    const posts = (_: string, post: string): string =>
      Array.from({ length: left }, (__, n) => {
        left = 0;
        const name = `invented-${n + 1}`;
        return `{...${post},path:"blog/${name}",url:"/${language}/blog/${name}",slug:"${name}",title:"Post ${n + 1}",featured:false,topics:["${n + 1 === count ? "vet" : "stomach"}"]},`;
      }).join("");
    const text = (await response.text()).replace(postsIn(language), posts);
    // the build found no other language with more texts
    await route.fulfill({ response, body: count > 0 ? text : text.replace("elsewhere:[]", 'elsewhere:["de"]') });
  });
}
