import { get, type Route } from "../http/route.ts";
import type { Readiness } from "@hundeblick/kit/lifecycle";

/** GET /healthz: the process is alive. GET /readyz: each dependency by name. */
export const healthRoutes = ({ readiness }: { readiness: () => Promise<Readiness> }): Route[] => [
  get("/healthz", () => ({ alive: true })),
  get("/readyz", async (_req, res) => {
    const state = await readiness();
    res.status(state.ready ? 200 : 503).json(state);
  }),
];
