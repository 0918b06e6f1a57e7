import { describe, expect, test } from "vitest";
import { clientReader } from "./read-client.ts";

const read = clientReader("0123456789abcdef0123456789abcdef");
const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1";
const IPAD =
  "Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.6 Mobile/15E148 Safari/604.1";
const WINDOWS =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.6478.114 Safari/537.36";
const client = (given: { ip?: string; userAgent?: string }) =>
  read({ ip: "203.0.113.77", userAgent: WINDOWS, ...given });

describe("the address", () => {
  test.each([
    ["203.0.113.77", "203.0.113.0/24"],
    ["::ffff:203.0.113.77", "203.0.113.0/24"],
    ["2001:db8:aaaa:bbbb:cccc:dddd:eeee:ffff", "2001:db8:aaaa::/48"],
  ])("%s is kept only as %s and a pseudonym", (ip, network) => {
    const visitor = client({ ip });
    expect(visitor.network).toBe(network);
    expect(visitor.pseudonym).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(JSON.stringify(visitor)).not.toContain(ip.replace("::ffff:", ""));
  });
  test("has one pseudonym in every spelling, which depends on the key", () => {
    const pseudonym = client({}).pseudonym;
    expect(client({ ip: "::ffff:203.0.113.77" }).pseudonym).toBe(pseudonym);
    expect(client({ ip: "2001:db8::1" }).pseudonym).toBe(client({ ip: "2001:0DB8:0:0::0001" }).pseudonym);
    expect(client({ ip: "203.0.113.78" }).pseudonym).not.toBe(pseudonym);
    expect(clientReader("another key of thirty-two letters")({ ip: "203.0.113.77", userAgent: "" }).pseudonym).not.toBe(
      pseudonym,
    );
  });
  test("is dropped if invalid", () => {
    expect(client({ ip: "unknown" })).toMatchObject({ pseudonym: null, network: null, country: null });
  });
});

describe("the country", () => {
  test.each([
    ["8.8.8.8", "US"],
    ["193.99.144.80", "DE"],
    ["212.77.98.9", "PL"],
    ["10.1.2.3", null],
    ["127.0.0.1", null],
    ["2a00:1450::1", null],
  ])("of %s is %s", (ip, country) => {
    expect(client({ ip }).country).toBe(country);
  });
});

describe("the browser", () => {
  test.each([
    [IPHONE, { deviceType: "mobile", browser: "Safari 17", os: "iOS 17", botReason: null }],
    [IPAD, { deviceType: "tablet", browser: "Safari 16", os: "iOS 16", botReason: null }],
    [WINDOWS, { deviceType: "desktop", browser: "Chrome 126", os: "Windows 10", botReason: null }],
    ["", { deviceType: "other", browser: null, botReason: "sends no user agent" }],
    ["curl/8.5.0", { botReason: "user agent says curl/8.5.0" }],
  ])("%s", (userAgent, expected) => expect(client({ userAgent })).toMatchObject(expected));

  test.each([
    "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/126.0.0.0 Safari/537.36",
    "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)",
    "facebookexternalhit/1.1",
  ])("%s is flagged as a machine with the reason", (userAgent) =>
    expect(client({ userAgent }).botReason).toMatch(/^user agent says ./),
  );

  test("is unknown for an invalid user agent", () =>
    expect(client({ userAgent: "\u0000%$§".repeat(100) })).toMatchObject({ deviceType: "other", browser: null }));
});
