import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import type { Express } from "express";

const LETTERS = "A".repeat(64 * 1024);
const chunk = (text: string): string => `${text.length.toString(16)}\r\n${text}\r\n`;

/** Posts a form whose file has this name and never ends; gives what was heard and sent until the line was cut. */
export async function sendWithoutEnd(
  app: Express,
  path: string,
  file: string,
): Promise<{ heard: string; sent: number }> {
  const server = createServer(app).listen(0, "127.0.0.1");
  await once(server, "listening");
  const sending = connect((server.address() as AddressInfo).port, "127.0.0.1");
  const cut = new Promise<void>((done) => {
    sending.once("close", () => done()).on("error", () => undefined);
  });
  let heard = "";
  sending.on("data", (piece: Buffer) => {
    heard += piece.toString();
  });
  sending.write(
    `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\nTransfer-Encoding: chunked\r\n\r\n`,
  );
  sending.write(chunk(`--b\r\nContent-Disposition: form-data; name="${file}"; filename="dog.jpg"\r\n\r\n`));
  let sent = 0;
  const more = (): void => {
    do sent += LETTERS.length;
    while (!sending.destroyed && sending.write(chunk(LETTERS)));
  };
  sending.on("drain", more);
  more();
  await cut;
  server.close();
  return { heard, sent };
}
