import { HttpError } from "@hundeblick/proto/http/analysis";
import { z } from "zod";
import { adminCalls } from "./admin-calls.ts";
import type { ApiCall, ApiCalls } from "./call.ts";
import { publicCalls } from "./public-calls.ts";

export const apiCalls: ApiCalls = { ...publicCalls, ...adminCalls };

/** Admin calls without a session. */
const OPEN = /^\/api\/admin\/auth\/(login|session)/;
type Json = Record<string, unknown>;

/** The public and admin calls as an OpenAPI 3.1 document. */
export const openApiDocument = (): Json => ({
  openapi: "3.1.0",
  info: { title: "Hundeblick", version: "1", description: "Calls of the public site and of the admin area." },
  paths: Object.entries(apiCalls).reduce<Record<string, Json>>((paths, [name, call]) => {
    const [method = "", path = ""] = name.split(" ");
    const template = path.replaceAll(/:(\w+)/g, "{$1}");
    paths[template] = { ...paths[template], [method]: operationOf(method, path, call) };
    return paths;
  }, {}),
  components: {
    schemas: { Error: schemaOf(HttpError, "output") },
    securitySchemes: {
      token: { type: "http", scheme: "bearer", description: "The token of POST /api/admin/auth/login" },
    },
  },
});

function operationOf(method: string, path: string, call: ApiCall): Json {
  const { summary, body, form, reply, status = 200 } = call;
  const isAdmin = path.startsWith("/api/admin/");
  const content =
    reply === null ? {} : { content: typeof reply === "string" ? { [reply]: {} } : jsonOf(reply, "output") };
  return {
    operationId: `${method}${path.replaceAll(/[^a-zA-Z]+(\w)/g, (_all, letter: string) => letter.toUpperCase())}`,
    tags: [isAdmin ? "admin" : "public"],
    summary,
    parameters: [...pathParameters(path), ...queryParameters(call)],
    ...(body ? { requestBody: { required: true, content: jsonOf(body, "input") } } : {}),
    ...(form
      ? { requestBody: { required: true, content: { "multipart/form-data": { schema: schemaOf(form, "input") } } } }
      : {}),
    responses: {
      [status]: { description: summary, ...content },
      default: {
        description: "An error",
        content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } },
      },
    },
    ...(isAdmin && !OPEN.test(path) ? { security: [{ token: [] }] } : {}),
  };
}

const pathParameters = (path: string): Json[] =>
  [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({ name, in: "path", required: true, schema: { type: "string" } }));

function queryParameters({ query }: ApiCall): Json[] {
  if (!query) return [];
  const { properties = {}, required = [] } = schemaOf(query, "input") as { properties?: Json; required?: string[] };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: "query",
    required: required.includes(name),
    schema,
  }));
}

const jsonOf = (schema: z.ZodType, io: "input" | "output"): Json => ({
  "application/json": { schema: schemaOf(schema, io) },
});

/** JSON Schema 2020-12, as in OpenAPI 3.1, without rules it cannot express, such as unique entries. */
function schemaOf(schema: z.ZodType, io: "input" | "output"): Json {
  const { $schema: _version, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return rest;
}
