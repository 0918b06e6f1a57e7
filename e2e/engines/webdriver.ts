import type { Browser } from "./browser.ts";

/** WebDriver's key of an element id. Source: https://www.w3.org/TR/webdriver2/#elements */
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";
type Found = Record<typeof ELEMENT, string>;
const CALL_LIMIT_MS = 60_000;

/** A new session of the WebDriver server at this address. @throws {Error} when it is not running. */
export async function openSession(address: string): Promise<Browser> {
  async function call<Value = void>(method: string, path: string, body?: object): Promise<Value> {
    const reply = await fetch(`${address}/session${path}`, {
      method,
      signal: AbortSignal.timeout(CALL_LIMIT_MS),
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await reply.json()) as { value: Value };
    if (!reply.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  }
  const { sessionId } = await call<{ sessionId: string }>("POST", "", { capabilities: {} });
  const session = `/${sessionId}`;
  await call("POST", `${session}/window/rect`, { width: 1280, height: 900 });

  const findAll = (xpath: string) => call<Found[]>("POST", `${session}/elements`, { using: "xpath", value: xpath });
  async function find(xpath: string): Promise<Found> {
    const [found] = await findAll(xpath);
    if (!found) throw new Error(`nothing on the page is ${xpath}`);
    return found;
  }
  const execute = <Value>(script: string, ...args: Found[]) =>
    call<Value>("POST", `${session}/execute/sync`, { script, args });
  const act = async (xpath: string, what: "click" | "value", body: object): Promise<void> =>
    call("POST", `${session}/element/${(await find(xpath))[ELEMENT]}/${what}`, body);

  return {
    open: (url) => call("POST", `${session}/url`, { url }),
    run: (script) => execute(`return (${String(script)})()`),
    has: async (xpath) => (await findAll(xpath)).length > 0,
    async press(xpath) {
      // the driver scrolls only to the edge, under the sticky bar
      await execute("arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })", await find(xpath));
      await act(xpath, "click", {});
    },
    type: (xpath, text) => act(xpath, "value", { text }),
    choose: (xpath, path) => act(xpath, "value", { text: path }),
    screenshot: async () => Buffer.from(await call<string>("GET", `${session}/screenshot`), "base64"),
    close: () => call("DELETE", session),
  };
}
