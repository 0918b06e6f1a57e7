/**
 * True for at most one letter missing or added, two swapped, or one wrong. A wrong letter counts only in words of
 * `wrongLetterFrom` letters or more.
 */
export function isOneTypoApart(a: string, b: string, wrongLetterFrom = 0): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let i = 0;
  while (i < a.length && i < b.length && a[i] === b[i]) i += 1;
  const [restA, restB] = [a.slice(i), b.slice(i)];
  if (restA.slice(1) === restB || restA === restB.slice(1)) return true;
  if (restA.slice(1) === restB.slice(1)) return a.length >= wrongLetterFrom;
  return restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2);
}
