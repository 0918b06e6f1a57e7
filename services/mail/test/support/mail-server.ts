import { once } from "node:events";
import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";

export type Received = Email & { envelopeTo: string[]; raw: string };
export type Behaviour = Pick<SMTPServerOptions, "onRcptTo" | "onConnect" | "onMailFrom"> & {
  /** Called when the whole message is there; nothing is answered until it returns, an error is the answer. */
  onMessage?: (mail: Received, stream: { destroy(): void }) => Promise<void>;
};

/** A real SMTP server that keeps what it takes, on a free port unless one is named. */
export async function startMailServer(behaviour: Behaviour = {}, wanted = 0) {
  const mails: Received[] = [];
  const { onMessage, ...options } = behaviour;
  const server = new SMTPServer({
    ...options,
    disabledCommands: ["STARTTLS", "AUTH"],
    logger: false,
    onData(stream, session, answer) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const raw = Buffer.concat(chunks).toString("utf8");
        void PostalMime.parse(raw)
          .then(async (email) => {
            const mail = { ...email, envelopeTo: session.envelope.rcptTo.map(({ address }) => address), raw };
            await onMessage?.(mail, stream);
            mails.push(mail);
          })
          .then(
            () => answer(),
            (error: Error) => answer(error),
          );
      });
    },
  });
  server.on("error", () => undefined);
  server.listen(wanted, "127.0.0.1");
  await once(server.server, "listening");
  const { port } = server.server.address() as AddressInfo;
  return {
    mails,
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise<void>((done) => server.close(() => done())),
  };
}
