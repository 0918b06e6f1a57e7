import { once } from "node:events";
import type { AddressInfo } from "node:net";
import express from "express";
import { Redis } from "ioredis";

const redis = new Redis(process.env["REDIS_URL"] ?? "");
const app = express();
app.get("/api/analysis-status/:id", async (request, response) => {
  const found = await redis.get(`bench:status:${request.params.id}`);
  if (found === null) response.status(404).json({ status: "not_found" });
  else response.json(JSON.parse(found));
});
const server = app.listen(0, "127.0.0.1");
await once(server, "listening");
process.send?.((server.address() as AddressInfo).port);
