// Receives every mail of the local system and shows it on a page. Arguments: SMTP port, page port, folder, address to
// listen on (default: loopback).
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { SMTPServer, type SMTPServerDataStream } from "smtp-server";
import { listPage, mailPage } from "./mail/mail-page.ts";
import { openMailStore } from "./mail/mail-store.ts";

const LARGEST_MAIL_BYTES = 5_000_000;
/** Pages load nothing remote; a mail's own HTML may show embedded pictures. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-src 'self'; base-uri 'self'; form-action 'none'; frame-ancestors 'none'";

const [smtpPort, pagePort, folder, host = "127.0.0.1"] = process.argv.slice(2) as [string, string, string, string?];
const store = await openMailStore(folder);

const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS"],
  size: LARGEST_MAIL_BYTES,
  onData: (stream, _session, done) => void receive(stream, done),
});
async function receive(stream: SMTPServerDataStream, done: (error?: Error) => void): Promise<void> {
  try {
    const raw = await buffer(stream);
    if (stream.sizeExceeded) throw Object.assign(new Error("The mail is too large"), { responseCode: 552 });
    await store.add(raw);
  } catch (error) {
    return done(error instanceof Error ? error : new Error(String(error)));
  }
  done();
}
smtp.on("error", (error) => console.error(`Error of an SMTP client: ${error.message}`));

/** Rejects other host names, so that no other site can read mails through the visitor's browser. */
const isLocal = ({ headers }: IncomingMessage): boolean => /^(127\.0\.0\.1|localhost)(:\d+)?$/.test(headers.host ?? "");

function answer(request: IncomingMessage, response: ServerResponse): void {
  const path = new URL(request.url ?? "/", "http://localhost").pathname;
  const send = (status: number, type: string, body: string): void => {
    response
      .writeHead(status, {
        "content-type": `${type}; charset=utf-8`,
        "content-security-policy": POLICY,
        "x-content-type-options": "nosniff",
        "cache-control": "no-store",
      })
      .end(body);
  };
  if (!isLocal(request)) return send(403, "text/plain", "Only from this machine.");
  if (path === "/api/mails" && request.method === "DELETE") {
    store.clear();
    return send(200, "application/json", "{}");
  }
  if (path === "/api/mails") return send(200, "application/json", JSON.stringify(store.newestFirst()));
  if (path === "/") return send(200, "text/html", listPage(store.newestFirst()));
  const mail = store.find(/^\/mails\/([\w-]+)$/.exec(path)?.[1] ?? "");
  return mail ? send(200, "text/html", mailPage(mail)) : send(404, "text/plain", "There is no such mail.");
}

const page = createServer(answer).listen(Number(pagePort), host);
smtp.listen(Number(smtpPort), host);
await Promise.all([once(page, "listening"), once(smtp.server, "listening")]);
for (const signal of ["SIGTERM", "SIGINT"] as const)
  process.once(signal, () => {
    page.closeAllConnections();
    page.close();
    smtp.close(() => process.exit());
  });
