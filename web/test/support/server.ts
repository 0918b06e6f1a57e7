import { afterAll, afterEach, beforeAll } from "vitest";
import { http, HttpResponse } from "msw";
import { setupServer } from "msw/node";

/** Stub server: unexpected calls fail the test; usage counts are accepted. */
export const server = setupServer(http.post("*/api/track/check", () => HttpResponse.json({ recorded: true })));

export function useServer(): void {
  beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
}

/** An id of 22 characters that begins with this word. */
export const idOf = (word: string) => word.padEnd(22, "x");

/** A photo file. */
export const buildPhoto = (name = "frieda.jpg") =>
  new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0])], name, { type: "image/jpeg" });
