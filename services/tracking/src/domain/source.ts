/** Names of sources by host (also of its sub-domains). */
const SOURCES: [name: string, hosts: string[]][] = [
  ["Facebook", ["facebook.com", "fb.com", "fb.me", "messenger.com"]],
  ["Instagram", ["instagram.com"]],
  ["Threads", ["threads.net", "threads.com"]],
  ["WhatsApp", ["whatsapp.com", "wa.me"]],
  ["YouTube", ["youtube.com", "youtu.be"]],
  ["TikTok", ["tiktok.com"]],
  ["Pinterest", ["pinterest.com", "pinterest.de", "pinterest.co.uk", "pin.it"]],
  ["X", ["x.com", "twitter.com", "t.co"]],
  ["LinkedIn", ["linkedin.com", "lnkd.in"]],
  ["Reddit", ["reddit.com", "redd.it"]],
  ["Telegram", ["telegram.org", "t.me"]],
  ["ChatGPT", ["chatgpt.com", "chat.openai.com"]],
  ["Perplexity", ["perplexity.ai"]],
  ["Gemini", ["gemini.google.com"]],
  ["Copilot", ["copilot.microsoft.com"]],
  ["Claude", ["claude.ai"]],
  ["Mistral", ["chat.mistral.ai"]],
  ["DeepSeek", ["chat.deepseek.com"]],
  ["Gmail", ["mail.google.com"]],
  ["Bing", ["bing.com"]],
  ["DuckDuckGo", ["duckduckgo.com"]],
  ["Ecosia", ["ecosia.org"]],
  ["Yahoo", ["yahoo.com"]],
  ["Startpage", ["startpage.com"]],
  ["Qwant", ["qwant.com"]],
  ["Brave", ["search.brave.com"]],
];
/** A search engine with one domain per country. */
const GOOGLE = /^(?:www\.)?google\.(?:[a-z]{2,3})(?:\.[a-z]{2})?$/;
/** Spellings of sources in campaign parameters. */
const SPELLINGS: Record<string, string> = {
  fb: "Facebook",
  ig: "Instagram",
  insta: "Instagram",
  twitter: "X",
  yt: "YouTube",
  chat_gpt: "ChatGPT",
  "chatgpt.com": "ChatGPT",
  adwords: "Google",
};

export const DIRECT = "Direct";

/** Source of a visit: the campaign's, otherwise the referring site, otherwise Direct. An unknown site is its host. */
export function sourceOf(
  { utmSource, referrer }: { utmSource?: string | undefined; referrer?: string | undefined },
  ownHost: string,
): string {
  const campaign = utmSource?.trim();
  if (campaign) return nameOfCampaign(campaign.toLowerCase(), campaign);
  const host = hostOf(referrer ?? "");
  if (!host || host === ownHost || `www.${host}` === ownHost || host === `www.${ownHost}`) return DIRECT;
  return nameOfHost(host) ?? host.replace(/^www\./, "");
}

/** Host of the referrer, which may be a host or a URL. */
const hostOf = (referrer: string): string | undefined =>
  URL.parse(/^[\w.+-]+:\/\//.test(referrer) ? referrer : `https://${referrer}`)?.hostname.toLowerCase();

function nameOfCampaign(key: string, asWritten: string): string {
  const named = SPELLINGS[key] ?? SOURCES.find(([name]) => name.toLowerCase() === key)?.[0];
  return named ?? (key === "google" ? "Google" : key === "direct" ? DIRECT : (nameOfHost(key) ?? asWritten));
}

function nameOfHost(host: string): string | undefined {
  const named = SOURCES.find(([, hosts]) => hosts.some((known) => host === known || host.endsWith(`.${known}`)))?.[0];
  return named ?? (GOOGLE.test(host) || host === "com.google.android.googlequicksearchbox" ? "Google" : undefined);
}
