import { builtinEnvironments, type Environment } from "vitest/runtime";

/** What Node has like a browser, and jsdom lacks or has in a way that requests and stubs of servers do not take. */
const OF_NODE = [
  "AbortController",
  "AbortSignal",
  "Blob",
  "BroadcastChannel",
  "File",
  "FormData",
  "Headers",
  "ReadableStream",
  "Request",
  "Response",
  "TextDecoder",
  "TextEncoder",
  "TransformStream",
  "URL",
  "URLSearchParams",
  "WritableStream",
  "fetch",
  "structuredClone",
];
const { jsdom } = builtinEnvironments;

/** jsdom with Node's own requests, files and addresses. */
export default {
  name: "dom",
  // as on a server: `import.meta.url` stays the file's
  viteEnvironment: "ssr",
  async setup(global: Record<string, unknown>, options: Record<string, unknown>) {
    const kept = OF_NODE.map((name) => [name, Object.getOwnPropertyDescriptor(global, name)] as const);
    const environment = await jsdom.setup(global, options);
    for (const [name, property] of kept) if (property) Object.defineProperty(global, name, property);
    return environment;
  },
} satisfies Environment;
