export { stopServers as default } from "./jest-servers.ts";
