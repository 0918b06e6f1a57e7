import type { Response } from "express";
import { PAGE_CSP } from "./page.ts";

/** Sends a page of the gateway with its own content security policy, neither cached nor indexed. */
export function sendPage(res: Response, html: string): void {
  res.set({
    "Content-Security-Policy": PAGE_CSP,
    "Cache-Control": "private, no-store",
    "X-Robots-Tag": "noindex",
    "Referrer-Policy": "no-referrer",
  });
  res.type("html").send(html);
}
