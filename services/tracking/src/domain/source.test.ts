import { expect, test } from "vitest";
import { sourceOf } from "./source.ts";

test.each([
  [{}, "Direct"],
  [{ referrer: "" }, "Direct"],
  [{ referrer: "not an address" }, "Direct"],
  [{ referrer: "https://hundeblick.example/de" }, "Direct"],
  [{ referrer: "https://www.hundeblick.example/de" }, "Direct"],
  [{ referrer: "hundeblick.example:8443" }, "Direct"],
  [{ referrer: "l.facebook.com" }, "Facebook"],
  [{ referrer: "www.google.de" }, "Google"],
  [{ referrer: "forum.example:8080" }, "forum.example"],
  [{ referrer: "https://l.facebook.com/l.php?u=x" }, "Facebook"],
  [{ referrer: "https://lm.facebook.com/" }, "Facebook"],
  [{ referrer: "https://notfacebook.com/" }, "notfacebook.com"],
  [{ referrer: "https://www.google.de/" }, "Google"],
  [{ referrer: "https://www.google.co.uk/search?q=dog" }, "Google"],
  [{ referrer: "android-app://com.google.android.googlequicksearchbox/" }, "Google"],
  [{ referrer: "https://gemini.google.com/app" }, "Gemini"],
  [{ referrer: "https://mail.google.com/" }, "Gmail"],
  [{ referrer: "https://google.evil.example/" }, "google.evil.example"],
  [{ referrer: "https://chatgpt.com/" }, "ChatGPT"],
  [{ referrer: "https://chat.openai.com/" }, "ChatGPT"],
  [{ referrer: "https://www.perplexity.ai/search" }, "Perplexity"],
  [{ referrer: "https://t.co/abc" }, "X"],
  [{ referrer: "https://www.hunde-forum.example/faden/7?user=anna" }, "hunde-forum.example"],
  [{ utmSource: "fb", referrer: "https://www.google.de/" }, "Facebook"],
  [{ utmSource: "FACEBOOK" }, "Facebook"],
  [{ utmSource: "chatgpt.com" }, "ChatGPT"],
  [{ utmSource: "google" }, "Google"],
  [{ utmSource: "direct" }, "Direct"],
  [{ utmSource: "Newsletter Mai" }, "Newsletter Mai"],
  [{ utmSource: "  " }, "Direct"],
])("a visit with %j comes from %s", (given, source) => {
  expect(sourceOf(given, "hundeblick.example")).toBe(source);
});
