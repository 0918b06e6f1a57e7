import { oneLine } from "./one-line.ts";

const MAX_LENGTH = 40;
/** `name.tld` with any full stop or a spelled-out dot, a scheme, a path, or an e-mail address. */
const ADDRESS = new RegExp(
  [
    String.raw`[@\\/]`,
    String.raw`:\s*\/`,
    String.raw`\bwww\b`,
    String.raw`[\p{L}\p{N}][.。․·・]\p{L}{2}`,
    String.raw`\s[.。․·・]\s?\p{L}{2}`,
    String.raw`[([{]\s*(?:\.|at|dot|punkt|kropka|małpa)\s*[)\]}]`,
    String.raw`[\p{L}\p{N}]\s+(?:dot|punkt|kropka)\s+\p{L}{2}`,
  ].join("|"),
  "u",
);
/** Five digits in any grouping: a telephone number, a short code, a postcode with a street. */
const LONG_NUMBER = /(?:\p{Nd}(?:[\s().+-]*|[^\p{L}\p{Nd}]{0,3})){5}/u;
const CURRENCY = "eur|usd|gbp|pln|chf|czk|btc|zł|zl|kč|dollar|dolar|pfund|pound|funt|fr[.]";
const MONEY = new RegExp(
  String.raw`\p{Sc}|[%‰]|\p{Nd}\s*(?:${CURRENCY}|prozent|percent|procent)|(?:${CURRENCY})[a-zo]*\s*\p{Nd}`,
  "u",
);

/**
 * A dog's name for the subject of a mail to somebody who may not have asked for it; empty if it contains an address, a
 * long number or a price, so that it cannot be used for spam.
 */
export function subjectName(dogName: string | null): string {
  const name = oneLine(dogName ?? "", MAX_LENGTH);
  const plain = oneLine(dogName ?? "", Infinity)
    .normalize("NFKC")
    .replaceAll(/[\p{Cf}\p{M}]/gu, "")
    .toLowerCase();
  return [ADDRESS, LONG_NUMBER, MONEY].some((sign) => sign.test(plain)) ? "" : name;
}
