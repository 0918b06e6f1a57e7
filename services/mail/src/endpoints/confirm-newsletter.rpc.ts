import { handle } from "@hundeblick/kit/bus";
import { confirmNewsletter as contract } from "@hundeblick/proto/rpc/mail";
import { confirmNewsletter, type DecideDeps } from "../domain/decide-newsletter.ts";

export const confirmNewsletterEndpoint = (deps: DecideDeps) =>
  handle(contract, ({ token }) => confirmNewsletter(deps, token));
