import { handle } from "@hundeblick/kit/bus";
import { sendContact } from "@hundeblick/proto/rpc/mail";
import { type MessageDeps, takeMessage } from "../domain/take-message.ts";

export const sendContactEndpoint = (deps: MessageDeps) => handle(sendContact, (request) => takeMessage(deps, request));
