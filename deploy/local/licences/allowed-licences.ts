/** Allowed licences (SPDX). MPL-2.0 and LGPL only concern changes to their own files, which we do not make. */
const ALLOWED = [
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC0-1.0",
  "CC-BY-4.0",
  "ISC",
  "MIT",
  "MIT-0",
  "MPL-2.0",
  "Python-2.0",
  "Unlicense",
  "Zlib",
];

/** Exceptions for single packages, with the reason. */
const EXCEPTIONS: readonly { name: RegExp; licence: string; reason: string }[] = [
  {
    name: /^@img\/sharp-/,
    licence: "LGPL-3.0-or-later",
    reason: "libvips, a library of its own that is loaded as it is and can be exchanged",
  },
];

export type Part = { name: string; version: string; licence: string | undefined };

/** Problem of a package's licence; undefined if allowed. Expressions with both `AND` and `OR` need a person. */
export function licenceProblem({ name, version, licence }: Part): string | undefined {
  if (!licence) return `${name}@${version} names no licence.`;
  const isFine = (one: string): boolean =>
    ALLOWED.includes(one) || EXCEPTIONS.some((exception) => exception.licence === one && exception.name.test(name));
  const [all, any] = [licence.includes(" AND "), licence.includes(" OR ")];
  const parts = licence.replaceAll(/[()]/g, "").split(/ AND | OR /);
  const fine = all && any ? false : any ? parts.some(isFine) : parts.every(isFine);
  return fine
    ? undefined
    : `${name}@${version} is licensed as ${licence}, which is not on the list in deploy/local/licences.`;
}
