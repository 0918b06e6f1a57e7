import { handle } from "@hundeblick/kit/bus";
import { collectAddress } from "@hundeblick/proto/rpc/mail";
import { collectContact, type CollectDeps } from "../domain/collect-contact.ts";

export const collectAddressEndpoint = (deps: CollectDeps) =>
  handle(collectAddress, async (unlocked) => {
    await collectContact(deps, unlocked);
    return { collected: true as const };
  });
