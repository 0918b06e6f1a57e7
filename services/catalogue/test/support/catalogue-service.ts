import { type Bus } from "@hundeblick/kit/bus";
import { testBus, testMongo, testPrefix } from "@hundeblick/kit/testing";
import { catalogueParts } from "../../src/parts.ts";
import { serveCatalogue } from "../../src/service.ts";

/** The whole service on a new database and a real bus with a client; imports run on demand. */
export async function catalogueService() {
  const mongo = await testMongo();
  const clock = { now: new Date() };
  const now = () => clock.now;
  const parts = await catalogueParts({ mongo, now });
  const prefix = testPrefix();
  const [service, caller]: [Bus, Bus] = [await testBus("catalogue", prefix), await testBus("caller", prefix)];
  await serveCatalogue(service, parts);
  return {
    ...parts,
    mongo,
    clock,
    caller,
    close: async () => {
      await caller.close();
      await service.close();
      await mongo.close();
    },
  };
}
