import { SERVICES } from "../system/processes.ts";

/** Workspaces of each deployable. */
export const DEPLOYABLES = [...SERVICES.map((name) => `services/${name}`), "gateway", "migrations", "web", "admin-web"];
