import { busCompliance } from "../../test/bus-compliance.ts";
import { fakeBus } from "./fake-bus.ts";

busCompliance("the bus in memory", async () => {
  const bus = fakeBus();
  return { server: bus, client: bus, close: () => bus.close() };
});
