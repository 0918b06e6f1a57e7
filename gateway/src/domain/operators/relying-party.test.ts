import { expect, test } from "vitest";
import { relyingPartyOf } from "./relying-party.ts";

test.each([
  [
    "https://www.hundeblick.example",
    undefined,
    { id: "www.hundeblick.example", origin: "https://www.hundeblick.example" },
  ],
  [
    "https://www.hundeblick.example",
    "ops.hundeblick.example",
    { id: "ops.hundeblick.example", origin: "https://ops.hundeblick.example" },
  ],
  ["http://127.0.0.1:8080", undefined, { id: "localhost", origin: "http://localhost:8080" }],
  ["http://[::1]:8080", undefined, { id: "localhost", origin: "http://localhost:8080" }],
  ["http://localhost:8080/", undefined, { id: "localhost", origin: "http://localhost:8080" }],
  ["http://192.168.1.20:8080", undefined, undefined],
  ["https://192.168.1.20", undefined, undefined],
  ["http://hundeblick.example", undefined, undefined],
  [undefined, "ops.hundeblick.example", undefined],
])("passkeys for %s with the admin area on %s", (publicUrl, adminHost, expected) => {
  expect(relyingPartyOf(publicUrl, adminHost)).toEqual(expected);
});
