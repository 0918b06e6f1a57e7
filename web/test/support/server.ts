import { afterAll, afterEach, beforeAll } from "@jest/globals";
import { http, HttpResponse } from "msw";
import { setupServer } from "msw/node";

/** The server behind the page under test. A call nobody prepared fails the test; how the check is used is counted. */
export const server = setupServer(http.post("*/api/track/check", () => HttpResponse.json({ recorded: true })));

export function useServer(): void {
  beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
}

/** An id of 22 characters that begins with this word. */
export const idOf = (word: string) => word.padEnd(22, "x");

/** A photo as the browser hands it over. */
export const buildPhoto = (name = "frieda.jpg") =>
  new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0])], name, { type: "image/jpeg" });
