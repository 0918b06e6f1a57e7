import { once } from "node:events";
import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";

export type Received = Email & { envelopeTo: string[]; raw: string };
export type Behaviour = Pick<SMTPServerOptions, "onRcptTo" | "onConnect" | "onMailFrom"> & {
  /** Called with each complete message before the server replies; a thrown error rejects it. */
  onMessage?: (mail: Received, stream: { destroy(): void }) => Promise<void>;
};

/** A real SMTP server that stores what it accepts, on a free port by default. */
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
