import type { Page } from "@playwright/test";
import type { Language } from "./words.ts";

/** The list of posts in the build's script. */
const postsIn = (language: Language): RegExp =>
  new RegExp(`(\\{kind:\`post\`,language:\`${language}\`,[^{}]*\\{[^{}]*\\}[^{}]*\\}),?`, "g");

/**
 * Replaces the posts of a language by a guide with `count` posts; the last has the topic `vet`, the others `stomach`.
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
    // the build has no other language with more texts
    await route.fulfill({ response, body: count > 0 ? text : text.replace("elsewhere:[]", 'elsewhere:["de"]') });
  });
}
