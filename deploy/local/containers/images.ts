import type { ServerKind } from "../servers.ts";

/** The images of docker-compose.yml, so that tests use the same ones as production. */
export const IMAGES: Readonly<Record<ServerKind, string>> = {
  mongodb: "mongo:8",
  nats: "nats:2.12-alpine",
  redis: "redis:8-alpine",
  objects: "chrislusf/seaweedfs:4.48",
};
