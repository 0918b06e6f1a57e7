import { SERVICES } from "../system/processes.ts";

/** Folders of the workspaces that reach an installation or a browser. */
export const DEPLOYABLES = [...SERVICES.map((name) => `services/${name}`), "gateway", "migrations", "web", "admin-web"];
