import type { ServerKind } from "../servers.ts";

/** The images of docker-compose.yml: a service meets in its tests what it meets in operation. */
export const IMAGES: Readonly<Record<ServerKind, string>> = {
  mongodb: "mongo:8",
  nats: "nats:2.12-alpine",
  redis: "redis:8-alpine",
  objects: "chrislusf/seaweedfs:4.48",
};
