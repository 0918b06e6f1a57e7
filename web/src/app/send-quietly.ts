import { visitId } from "./visit.ts";

/** Sends what is only counted. Failing is no harm. */
export const sendQuietly = (path: string, body: object): Promise<unknown> =>
  fetch(path, {
    method: "POST",
    keepalive: true,
    headers: { "Content-Type": "application/json", "X-Visit": visitId() },
    body: JSON.stringify(body),
  })
    // for a browser a request ends when its reply was read
    .then((reply) => reply.text())
    .catch(() => undefined);
