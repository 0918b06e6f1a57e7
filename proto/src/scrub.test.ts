import { expect, test } from "vitest";
import { scrub } from "./scrub.ts";

test.each([
  ["mail to anna.b+dog@example.co.uk failed", "mail to [e-mail] failed"],
  ["GET https://hundeblick.example/de?email=a&x=1 failed", "GET https://hundeblick.example/de?[…] failed"],
  ["at https://hundeblick.example/de#section:3", "at https://hundeblick.example/de#[…]"],
  ["/de/report/AbCdEf0123456789_-AbCd broke", "/de/report/AbCdEf… broke"],
  ["from 192.0.2.17", "from [address]"],
  ["call +49 170 1234567 now", "call [number] now"],
  ["bad address jana@localhost given", "bad address [e-mail] given"],
  ["at blob:http://localhost/1-2-3", "at [blob]"],
  ["order 482913", "order [number]"],
  [
    "TypeError: Cannot read properties of undefined (reading 'map')",
    "TypeError: Cannot read properties of undefined (reading 'map')",
  ],
  ["at ReportPage (/assets/report-Bx81Zk2q.js:12:345)", "at ReportPage (/assets/report-Bx81Zk2q.js:12:345)"],
])("%s", (text, clean) => {
  expect(scrub(text)).toBe(clean);
  expect(scrub(clean)).toBe(clean);
});
