import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** Address of the site, e.g. https://www.example.org: makes canonical and social links absolute. Given at build time. */
const siteUrl = (process.env["PUBLIC_URL"] ?? "").replace(/\/$/, "");
const gateway = process.env["GATEWAY_URL"] ?? "http://127.0.0.1:8080";

export default defineConfig({
  plugins: [react()],
  define: {
    __SITE_URL__: JSON.stringify(siteUrl),
    __RELEASE__: JSON.stringify(process.env["RELEASE"] ?? "dev"),
    __ERROR_DSN__: JSON.stringify(process.env["ERROR_DSN"] ?? ""),
  },
  build: {
    manifest: true,
    assetsInlineLimit: 0,
    target: "es2022",
    rolldownOptions: {
      // Everything the first screen needs is one file: many small ones compress 5 kB worse.
      output: { codeSplitting: { groups: [{ name: "site", test: /src\/main\.tsx$/ }] } },
    },
  },
  server: { host: "127.0.0.1", proxy: { "/api": gateway } },
});
