import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import PostalMime from "postal-mime";

export type CaughtMail = {
  id: string;
  receivedAt: string;
  from: string;
  to: string[];
  subject: string;
  messageId: string;
  text: string;
  html: string;
  headers: Record<string, string>;
};
type MailStore = {
  add(raw: Buffer): Promise<CaughtMail>;
  newestFirst(): readonly CaughtMail[];
  find(id: string): CaughtMail | undefined;
  clear(): void;
};

const MAX_MAILS = 500;

/** The newest mails: raw in a folder, to survive a restart, and parsed in memory. */
export async function openMailStore(folder: string, kept = MAX_MAILS): Promise<MailStore> {
  mkdirSync(folder, { recursive: true });
  const fileOf = (id: string): string => join(folder, `${id}.eml`);
  const ids = readdirSync(folder)
    .filter((name) => name.endsWith(".eml"))
    .map((name) => name.slice(0, -4))
    .toSorted();
  // a file truncated by a crash is still a mail
  const mails = await Promise.all(ids.map((id) => parse(id, readFileSync(fileOf(id)))));
  let count = 0;
  const remove = (mail: CaughtMail | undefined): void => {
    if (mail) rmSync(fileOf(mail.id), { force: true });
  };
  return {
    async add(raw) {
      const id = `${new Date().toISOString().replaceAll(/[:.]/g, "-")}-${String(++count).padStart(6, "0")}`;
      writeFileSync(fileOf(id), raw);
      const mail = await parse(id, raw);
      mails.push(mail);
      while (mails.length > kept) remove(mails.shift());
      return mail;
    },
    newestFirst: () => mails.toReversed(),
    find: (id) => mails.find((mail) => mail.id === id),
    clear() {
      for (const mail of mails.splice(0)) remove(mail);
    },
  };
}

async function parse(id: string, raw: Buffer): Promise<CaughtMail> {
  const mail = await PostalMime.parse(raw);
  const name = (one: { name: string; address?: string | undefined }): string =>
    one.name ? `${one.name} <${one.address ?? ""}>` : (one.address ?? "");
  return {
    id,
    receivedAt: id.replace(/^(.+T\d\d)-(\d\d)-(\d\d)-(\d{3}Z).*$/, "$1:$2:$3.$4"),
    from: mail.from ? name(mail.from) : "",
    to: (mail.to ?? []).map(name),
    subject: mail.subject ?? "",
    messageId: mail.messageId ?? "",
    text: mail.text ?? "",
    html: mail.html ?? "",
    headers: Object.fromEntries(mail.headers.map(({ key, value }) => [key, value])),
  };
}
