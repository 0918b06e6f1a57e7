import type { Route } from "../http/route.ts";
import type { Readiness } from "@hundeblick/kit/lifecycle";

/** GET /healthz: the process is alive. GET /readyz: each dependency by name. */
export const healthRoutes = ({ readiness }: { readiness: () => Promise<Readiness> }): Route[] => [
  {
    method: "get",
    path: "/healthz",
    handle: (_req, res) => {
      res.json({ alive: true });
    },
  },
  {
    method: "get",
    path: "/readyz",
    async handle(_req, res) {
      const state = await readiness();
      res.status(state.ready ? 200 : 503).json(state);
    },
  },
];
