import express, { type Express } from "express";
import { HttpError } from "@hundeblick/proto/http/analysis";
import { apiCalls } from "../../src/http/openapi/document.ts";

const calls = Object.entries(apiCalls).map(([name, call]) => {
  const [method = "", path = ""] = name.split(" ");
  return { method: method.toUpperCase(), pattern: new RegExp(`^${path.replaceAll(/:\w+/g, "[^/]+")}/?$`), call };
});

/** Validates every JSON reply of a gateway against the OpenAPI document. */
export function checkedAnswers(app: Express): Express {
  const outer = express();
  outer.disable("x-powered-by");
  outer.set("trust proxy", app.get("trust proxy"));
  outer.use((req, res, next) => {
    const { method, path } = req;
    const json = res.json.bind(res);
    res.json = (body: unknown) => {
      const wrong = problemOf(method, path, res.statusCode, JSON.parse(JSON.stringify(body ?? null)));
      return wrong === undefined ? json(body) : res.status(599).type("text").send(`${method} ${path}: ${wrong}`);
    };
    next();
  });
  outer.use(app);
  return outer;
}

function problemOf(method: string, path: string, status: number, body: unknown): string | undefined {
  const found = calls.find((one) => one.method === method && one.pattern.test(path))?.call;
  if (!found || typeof found.reply === "string" || found.reply === null) return undefined;
  const schema = status < 400 || path === "/readyz" || isStatus(body) ? found.reply : HttpError;
  return schema.safeParse(body).error?.message;
}

/** An unknown analysis is a 404 with the body of a status. */
const isStatus = (body: unknown): boolean => typeof body === "object" && body !== null && "status" in body;
