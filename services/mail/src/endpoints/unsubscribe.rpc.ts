import { handle } from "@hundeblick/kit/bus";
import { unsubscribe } from "@hundeblick/proto/rpc/mail";
import { type DecideDeps, unsubscribeNewsletter } from "../domain/decide-newsletter.ts";

export const unsubscribeEndpoint = (deps: DecideDeps) =>
  handle(unsubscribe, ({ token }) => unsubscribeNewsletter(deps, token));
