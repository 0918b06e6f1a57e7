/** What a visit needs of a browser, whatever its protocol. Elements are XPaths. */
export type Browser = {
  open: (url: string) => Promise<void>;
  /** Runs a function in the page and awaits its result. */
  run: <Value>(script: () => Value) => Promise<Awaited<Value>>;
  has: (xpath: string) => Promise<boolean>;
  press: (xpath: string) => Promise<void>;
  type: (xpath: string, text: string) => Promise<void>;
  /** Chooses a local file in a file input. */
  choose: (xpath: string, path: string) => Promise<void>;
  /** Screenshot as PNG. */
  screenshot: () => Promise<Uint8Array>;
  close: () => Promise<void>;
};
