/** Takes out of an error text what may point to a person or a report: addresses, long numbers, ids, query strings. */
export const scrub = (text: string): string =>
  text
    .replace(/[^\s@"'<>]+@[^\s@"'<>]+/g, "[email]")
    .replace(/\?[^\s"')]*/g, "")
    .replace(/blob:[^\s"')]+/g, "[blob]")
    .replace(/(\/report\/|\/analysis-status\/)[\w-]{22}/g, "$1[id]")
    .replace(/\d{6,}/g, "[number]");
