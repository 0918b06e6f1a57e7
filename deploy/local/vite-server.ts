// Serves a frontend from its sources with hot reload (make dev). Arguments: workspace, port, address of the gateway.
import { join } from "node:path";
import { createServer } from "vite";
import { ROOT } from "./machine/folders.ts";

const [app, port, gateway] = process.argv.slice(2) as [string, string, string];
/** Paths of the gateway; everything else is a page or a file of the frontend. */
const OF_GATEWAY = ["/api", "/healthz", "/readyz", "/demo-shop", "/newsletter"];

const server = await createServer({
  root: join(ROOT, app),
  server: {
    host: "127.0.0.1",
    port: Number(port),
    strictPort: true,
    proxy: Object.fromEntries(OF_GATEWAY.map((path) => [path, { target: gateway, xfwd: false }])),
  },
});
await server.listen();
for (const signal of ["SIGTERM", "SIGINT"] as const)
  process.once(signal, () => void server.close().then(() => process.exit()));
