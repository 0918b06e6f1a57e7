export { eventually } from "./eventually.ts";
export { fakeBus, type FakeBus } from "./fake-bus.ts";
export { quietLog, testBus, testMongo, testObjects, testPrefix, testRedis } from "./real-servers.ts";
export { jpeg, OTHER_FILES, png, webp } from "./photo-files.ts";
