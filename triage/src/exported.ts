/** Code of a virtual module that exports `value`. */
export const exported = (value: unknown): string => `export default ${JSON.stringify(value)};`;
