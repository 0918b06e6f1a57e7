import { oneLine } from "./one-line.ts";

const MAX_LENGTH = 40;
/** `name.tld` with any full stop or a spelled-out dot, a scheme, a path, or an e-mail address. */
const ADDRESS =
  /[@\\/]|:\s*\/|\bwww\b|[\p{L}\p{N}][.。․·・]\p{L}{2}|[([{]\s*(?:\.|at|dot|punkt|kropka|małpa)\s*[)\]}]/u;
/** Five digits in any grouping: a telephone number, a short code, a postcode with a street. */
const LONG_NUMBER = /(?:\p{Nd}[\s().+-]*){5}/u;
const MONEY = /\p{Sc}|%|‰|\p{Nd}\s*(?:eur|usd|gbp|pln|chf|zł|zl|btc)|(?:eur|usd|gbp|pln|chf|btc)[a-zo]*\s*\p{Nd}/u;

/**
 * A dog's name for the subject of a mail to somebody who may not have asked for it; empty if it contains an address, a
 * long number or a price, so that it cannot be used for spam.
 */
export function subjectName(dogName: string | null): string {
  const name = oneLine(dogName ?? "", MAX_LENGTH);
  const plain = (dogName ?? "")
    .normalize("NFKC")
    .replaceAll(/\p{Cf}/gu, "")
    .toLowerCase();
  return [ADDRESS, LONG_NUMBER, MONEY].some((sign) => sign.test(plain)) ? "" : name;
}
