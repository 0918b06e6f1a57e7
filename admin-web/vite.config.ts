import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { firstScriptPlugin } from "@hundeblick/web-kit/first-script-plugin.ts";

const gateway = process.env["GATEWAY_URL"] ?? "http://127.0.0.1:8080";

export default defineConfig({
  base: "/admin/",
  plugins: [react(), firstScriptPlugin()],
  build: { assetsInlineLimit: 0, target: "es2022" },
  server: { host: "127.0.0.1", proxy: { "/api": gateway, "/img": gateway } },
});
