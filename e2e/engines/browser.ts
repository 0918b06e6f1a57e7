/** What a visit needs of a browser, whichever protocol drives it. Elements are named by XPath. */
export type Browser = {
  open: (url: string) => Promise<void>;
  /** Runs a function in the page and awaits what it returns. */
  run: <Value>(script: () => Value) => Promise<Awaited<Value>>;
  has: (xpath: string) => Promise<boolean>;
  press: (xpath: string) => Promise<void>;
  type: (xpath: string, text: string) => Promise<void>;
  /** Chooses a file of this machine, as the picker would. */
  choose: (xpath: string, path: string) => Promise<void>;
  /** What is on the screen, as PNG. */
  screenshot: () => Promise<Uint8Array>;
  close: () => Promise<void>;
};
