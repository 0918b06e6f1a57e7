/**
 * One word for all spellings of an address that probably reach one mailbox: without letter case, `+tag` and dots before
 * the @. For counting only, mails go to the address as it was typed: dots are a difference with some providers, and two
 * people who share a limit lose less than one who gets mails without end.
 */
export function sameMailbox(email: string): string {
  const address = email.normalize("NFKC").trim().toLowerCase();
  const at = address.lastIndexOf("@");
  const domain = address.slice(at + 1);
  const [untagged = ""] = address.slice(0, at).split("+");
  const local = untagged.replaceAll(".", "");
  return `${local === "" ? address.slice(0, at) : local}@${domain === "googlemail.com" ? "gmail.com" : domain}`;
}
