import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { WAIT_LIMIT_MS } from "@hundeblick/kit/testing";
import { allowList } from "../../src/adapters/http/allow-list.ts";
import { resolverRules } from "../../src/adapters/browser/resolver-rules.ts";
import { requestPinned } from "../../src/adapters/http/request-pinned.ts";
import { pageGetter } from "../../src/adapters/http/get-page.ts";
import { isPrivate, publicAddressOf, resolvePublic } from "../../src/adapters/http/public-address.ts";
import { localShop, page } from "../support/local-shop.ts";

/** Attempts at server-side request forgery. `secret` counts requests to an internal server. */
let secret: Awaited<ReturnType<typeof localShop>>;
let shop: Awaited<ReturnType<typeof localShop>>;
beforeAll(async () => {
  [secret, shop] = await Promise.all([localShop(), localShop()]);
});
afterAll(async () => {
  await Promise.all([secret.close(), shop.close()]);
});
beforeEach(() => {
  secret.connections = shop.connections = 0;
  secret.answer = page(200, "secret");
});
const port = (): string => new URL(secret.origin).port;

/** Spellings of 127.0.0.1 and of the cloud metadata address. */
const LOOPBACK = [
  "127.0.0.1",
  "2130706433",
  "0x7f000001",
  "0x7f.1",
  "0177.0.0.1",
  "127.1",
  "127.0.1",
  "0",
  "0.0.0.0",
  "localhost",
  "LOCALHOST.",
  "[::1]",
  "[::]",
  "[0:0:0:0:0:0:0:1]",
  "[::ffff:127.0.0.1]",
  "[::ffff:7f00:1]",
  "[::127.0.0.1]",
  "①②⑦.⓪.⓪.①",
  "127。0。0。1",
];
const METADATA = [
  "169.254.169.254",
  "2852039166",
  "0xa9fea9fe",
  "0251.0376.0251.0376",
  "[::ffff:169.254.169.254]",
  "[::ffff:a9fe:a9fe]",
  "[64:ff9b::a9fe:a9fe]",
  "[fd00:ec2::254]",
  "[fe80::1]",
];

describe.each([...LOOPBACK, ...METADATA])("%s", (host) => {
  test("is never requested, neither directly nor by a redirect, nor when it is on the allow-list", async () => {
    const url = URL.parse(`https://${host}:${port()}/`);
    const plain = URL.parse(`http://${host}:${port()}/`);
    const bare = URL.parse(`https://${host}/`);
    const hosts = ["shop.example", host, ...[url, bare].flatMap((one) => (one ? [one.hostname] : []))];
    for (const target of [url, plain, bare]) {
      if (!target) continue;
      expect(await pageGetter({ hosts, limitMs: 2_000 })(target)).toBeNull();
      shop.answer = page(302, "", { location: target.href });
      expect(await pageGetter({ hosts, own: shop.origin, limitMs: 2_000 })(new URL(shop.origin))).toBeNull();
    }
    expect(secret.connections).toBe(0);
  });
});

test.each([
  "https://shop.example.evil.example/",
  "https://evil.example/https://shop.example/",
  "https://shop.example@127.0.0.1/",
  "https://evil.example#@shop.example/",
  "https://shop.example:443@evil.example/",
  "https://shop.example\\@evil.example/",
  "https://shop.example%00.evil.example/",
  "//evil.example/",
  "https://xn--shop-example/",
  "https:///evil.example",
  "ftp://shop.example/",
  "gopher://shop.example/",
  "file:///etc/passwd",
  "data:text/html,x",
  "javascript:alert(1)",
  "http://shop.example/",
  "https://shop.example:444/",
])("%s is not the listed shop", async (address) => {
  const target = URL.parse(address, "https://evil.example");
  const asked: string[] = [];
  const list = allowList({
    hosts: ["shop.example"],
    resolve: async (host) => {
      asked.push(host);
      return { address: "192.0.2.1", family: 4 };
    },
  });
  if (
    !target ||
    (target.hostname === "shop.example" && target.protocol === "https:" && target.port === "" && target.username === "")
  )
    return expect(target?.hostname ?? "shop.example").toBe("shop.example");
  expect(list.allows(target)).toBe(false);
  expect(await list.pinOf(target)).toBeNull();
  expect(asked).toEqual([]);
});

test.each(["/dp/..%2fgp", "/dp/%2e%2e%5cgp", "/dp/%252e%252e/gp", "/dp%2f../gp"])(
  "%s leads elsewhere than it reads and is not asked, also at the listed shop",
  async (path) => {
    const list = allowList({ hosts: ["shop.example"], resolve: async () => ({ address: "192.0.2.1", family: 4 }) });
    const target = new URL(`https://shop.example/a${path}/b`);
    expect([list.allows(target), await list.pinOf(target)]).toEqual([false, null]);
    expect(list.allows(new URL("https://shop.example/dp/B0CX23V2ZK"))).toBe(true);
  },
);

test.each(["/a/../secret", "/./secret", "/%2e%2e/secret", "\\secret", "/a\\..\\secret"])(
  "a redirect to %s is not followed",
  async (location) => {
    shop.answer = page(302, "", { location });
    expect(await pageGetter({ hosts: [], own: shop.origin, limitMs: 2_000 })(new URL(shop.origin))).toBeNull();
    expect(shop.connections).toBe(1);
  },
);

describe("a name", () => {
  test.each([
    ["that leads to a private address", ["10.0.0.1"]],
    ["that leads to an open and to a private one", ["193.99.144.80", "127.0.0.1"]],
    ["that leads to a mapped one", ["::ffff:10.0.0.1"]],
    ["that leads nowhere", []],
  ])("%s is not asked", (_name, addresses) => {
    expect(
      publicAddressOf(addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 }))),
    ).toBeNull();
  });

  test("with a public address is pinned to it", () => {
    expect(
      publicAddressOf([
        { address: "193.99.144.80", family: 4 },
        { address: "2a00:1450::1", family: 6 },
      ]),
    ).toEqual({ address: "193.99.144.80", family: 4 });
  });

  test("of this machine is private in any spelling", async () => {
    for (const host of ["localhost", "127.1", "0x7f.1", "2130706433", "::1"])
      expect(await resolvePublic(host)).toBeNull();
  });

  test("is pinned against DNS rebinding, and each redirect is resolved again", async () => {
    // the hosts file says 127.0.0.1, where the secret listens; the pin is another address
    const moved = requestPinned(
      new URL(`http://localhost:${port()}/`),
      { address: "192.0.2.1", family: 4 },
      AbortSignal.timeout(300),
      1_000,
    );
    await expect(moved).rejects.toThrow();
    expect(secret.connections).toBe(0);
    // an unresolvable name is requested at its pin
    expect(
      await requestPinned(
        new URL(`http://shop.invalid:${port()}/`),
        { address: "127.0.0.1", family: 4 },
        AbortSignal.timeout(WAIT_LIMIT_MS),
        1_000,
      ),
    ).toMatchObject({ status: 200, body: "secret" });
    secret.connections = 0;

    const answers = [{ address: "192.0.2.1", family: 4 }, null];
    const asked: string[] = [];
    const resolve = async (host: string) => {
      asked.push(host);
      return answers[asked.length - 1] ?? null;
    };
    const get = pageGetter({ hosts: ["localhost"], resolve, limitMs: 300 });
    expect(await get(new URL("https://localhost/"))).toBeNull();
    expect(asked).toEqual(["localhost"]);
    expect(await get(new URL("https://localhost/"))).toBeNull();
    expect(asked).toEqual(["localhost", "localhost"]);
    expect(secret.connections).toBe(0);
  });
});

test.each([
  "2002:7f00:1::",
  "2002:a00:1::1",
  "2001:0:53aa:64c::1",
  "fec0::1",
  "::ffff:0:7f00:1",
  "64:ff9b:1::7f00:1",
  "::ffff:169.254.169.254",
  "::ffff:a9fe:a9fe",
  "ff02::1",
  "255.255.255.255",
  "192.88.99.1",
])("%s holds or is a private address", (address) => expect(isPrivate(address)).toBe(true));

test("the browser resolves only the pinned hosts and our own port", () => {
  const pins = new Map([
    ["www.amazon.de", "193.99.144.80"],
    ["www.amazon.pl", "2a00:1450::1"],
  ]);
  expect(resolverRules(pins, "http://127.0.0.1:4711")).toBe(
    "MAP www.amazon.de:443 193.99.144.80:443, MAP www.amazon.pl:443 [2a00:1450::1]:443, MAP 127.0.0.1:4711 127.0.0.1:4711, MAP * ~NOTFOUND",
  );
  expect(resolverRules(new Map(), undefined)).toBe("MAP * ~NOTFOUND");
});
