import { createRequire } from "node:module";
import { dirname } from "node:path";
import { AppError } from "@hundeblick/kit/errors";
import type { Response } from "express";
import { openApiDocument } from "../http/openapi/document.ts";
import { API_DOCS_PAGE, API_DOCS_POLICY, API_DOCS_START } from "../http/pages/api-docs-page.ts";
import { preparedJson } from "../http/prepared-json.ts";
import { get, type Route } from "../http/route.ts";

const require = createRequire(import.meta.url);
const VIEWER = dirname(require.resolve("swagger-ui-dist/package.json"));
const FILES = ["swagger-ui.css", "swagger-ui-bundle.js"];
const CACHE = "public, max-age=3600";

/** GET /api/openapi.json, and GET /api/docs: the same document in a self-hosted viewer. */
export const apiDocsRoutes = (): Route[] => [
  get("/api/openapi.json", preparedJson(openApiDocument)),
  get("/api/docs", (_req, res) => {
    res.set({ "Cache-Control": CACHE, "Content-Security-Policy": API_DOCS_POLICY }).type("html").send(API_DOCS_PAGE);
  }),
  get("/api/docs/:file", async (req, res) => {
    const name = String(req.params["file"]);
    res.set("Cache-Control", CACHE);
    if (name === "start.js") return void res.type("js").send(API_DOCS_START);
    if (!FILES.includes(name)) throw new AppError("not_found");
    await sendViewerFile(res, name);
  }),
];

const sendViewerFile = (res: Response, name: string): Promise<void> =>
  new Promise((resolve, reject) => {
    res.sendFile(name, { root: VIEWER, cacheControl: false }, (error?: Error) => {
      if (error && !res.headersSent) reject(error);
      else resolve();
    });
  });
