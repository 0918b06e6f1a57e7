export { eventually } from "./eventually.ts";
export { memoryDeadLetters } from "./memory-dead-letters.ts";
export { TEST_LIMIT_MS, WAIT_LIMIT_MS, WIDE_TIMEOUTS, WIDE_TIMEOUTS_ENV } from "./limits.ts";
export { freePort, startServiceProcess } from "./service-process.ts";
export { fakeBus, type FakeBus } from "./fake-bus.ts";
export { type Chunk, type FaultProxy, type FaultProxyState, startFaultProxy } from "./fault-proxy.ts";
export { quietLog, testBus, testMongo, testObjects, testPrefix, testRedis } from "./real-servers.ts";
export { jpeg, latin, OTHER_FILES, png, u16, u32, webp } from "./photo-files.ts";
export { explainsAsMongoDb, planOf } from "./query-plan.ts";
