import type { PhotoView } from "@hundeblick/proto/photo";
import { expect, test } from "vitest";
import { newId } from "@hundeblick/proto/ids";
import { boundKey, contentDigest } from "./idempotency.ts";

const KEY = "a-key-of-mine";
const visit = { sessionId: newId() };

test("a key belongs to its visit, whatever the address", () => {
  const bound = boundKey(KEY, { visit, client: "192.0.2.1" });
  expect(boundKey(KEY, { visit, client: "198.51.100.7" })).toBe(bound);
  expect(boundKey(KEY, { visit: { sessionId: newId() }, client: "192.0.2.1" })).not.toBe(bound);
  expect(boundKey("another-key", { visit, client: "192.0.2.1" })).not.toBe(bound);
});

test("a key without a visit belongs to the client's address", () => {
  const bound = boundKey(KEY, { visit: undefined, client: "192.0.2.1" });
  expect(boundKey(KEY, { visit: undefined, client: "192.0.2.1" })).toBe(bound);
  expect(boundKey(KEY, { visit: undefined, client: "192.0.2.2" })).not.toBe(bound);
});

test("the digest depends on photos and answers, not on the order of the fields", () => {
  const digestOf = (photo: string, fields: Record<string, string>, extra: [PhotoView, string][] = []) =>
    contentDigest({
      photo: { digest: photo },
      fields: new Map(Object.entries(fields)),
      extraPhotos: new Map(extra.map(([view, digest]) => [view, { digest }])),
    });
  const digest = digestOf("photo", { context: "{}", country: "de" });
  expect(digestOf("photo", { country: "de", context: "{}" })).toBe(digest);
  expect(digestOf("other", { context: "{}", country: "de" })).not.toBe(digest);
  expect(digestOf("photo", { context: "{}", country: "en" })).not.toBe(digest);
  expect(digestOf("photo", { context: '{}","country","de' })).not.toBe(digest);
  const withSide = digestOf("photo", { context: "{}", country: "de" }, [["side", "a"]]);
  expect(withSide).not.toBe(digest);
  expect(digestOf("photo", { context: "{}", country: "de" }, [["face", "a"]])).not.toBe(withSide);
});
