import { assertEnded } from "./end-of-stream.ts";
import { type KeepAliveClient, createKeepAliveClient } from "./keep-alive-client.ts";

type Form = { body: Buffer; type: string };

/** The form of one photo as a browser sends it. */
async function formOf(photo: Buffer): Promise<Form> {
  const form = new FormData();
  form.set("context", "{}");
  form.set("country", "de");
  form.set("file", new Blob([new Uint8Array(photo)], { type: "image/jpeg" }), "photo.jpg");
  const request = new Response(form);
  return { body: Buffer.from(await request.arrayBuffer()), type: request.headers.get("content-type") ?? "" };
}

/** Visitors who upload the nth photo and wait for its end. Forms are prepared before the measurement. */
export async function visitors(
  url: string,
  photos: readonly Buffer[],
  atOnce: number,
): Promise<{ analyse: (n: number) => Promise<void>; leave: KeepAliveClient["close"] }> {
  const forms = await Promise.all(photos.map(formOf));
  const { ask, close } = createKeepAliveClient(2 * atOnce);
  return {
    leave: close,
    async analyse(n) {
      const { analysisId } = JSON.parse(await ask(`${url}/api/analyze`, forms[n % forms.length])) as {
        analysisId: string;
      };
      assertEnded(await ask(`${url}/api/analysis-status/${analysisId}/events`));
    },
  };
}
