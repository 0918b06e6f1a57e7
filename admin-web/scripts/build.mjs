// Builds the operators' area into dist/, with .br and .gz copies of all text files.
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { compressSite } from "../../web-kit/scripts/compress-site.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
await build({ root, logLevel: "warn" });
console.log(`compressed ${await compressSite(fileURLToPath(new URL("../dist", import.meta.url)))} files`);
