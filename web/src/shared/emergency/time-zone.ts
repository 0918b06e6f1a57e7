/** Not yet among TypeScript's types; missing in Safari. */
declare const Temporal: { Now: { timeZoneId: () => string } } | undefined;

/** IANA name of the device's time zone. The first date format of a page takes a phone some 100 ms, Temporal none. */
export const deviceTimeZone = (): string =>
  typeof Temporal === "undefined" ? new Intl.DateTimeFormat().resolvedOptions().timeZone : Temporal.Now.timeZoneId();
