/** A number of things: `1 product`, `1,204 products`. */
export const formatCount = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString("en")} ${count === 1 ? one : many}`;
