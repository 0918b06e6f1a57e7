/**
 * Normal form of addresses that probably reach one mailbox: lower case, without `+tag` and dots before the @. For
 * rate limits only: with some providers dots matter, and then two people share a limit.
 */
export function sameMailbox(email: string): string {
  const address = email.normalize("NFKC").trim().toLowerCase();
  const at = address.lastIndexOf("@");
  const domain = address.slice(at + 1);
  const [untagged = ""] = address.slice(0, at).split("+");
  const local = untagged.replaceAll(".", "");
  return `${local === "" ? address.slice(0, at) : local}@${domain === "googlemail.com" ? "gmail.com" : domain}`;
}
