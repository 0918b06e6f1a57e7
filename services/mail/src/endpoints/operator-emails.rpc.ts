import { handle } from "@hundeblick/kit/bus";
import {
  addressesOfReports,
  listEmails,
  listMessages,
  removeEmails as removeContract,
} from "@hundeblick/proto/rpc/mail";
import { removeEmails, type RemoveDeps } from "../domain/remove-emails.ts";

/** Operators' access to addresses and messages. */
export const operatorEmails = (deps: RemoveDeps) => ({
  list: handle(listEmails, (request) => deps.contacts.list(request)),
  remove: handle(removeContract, (request) => removeEmails(deps, request)),
  addresses: handle(addressesOfReports, async ({ reportIds }) => ({
    addresses: await deps.contacts.addressesOf(reportIds),
  })),
  messages: handle(listMessages, async ({ offset, limit }) => {
    const { messages, total } = await deps.messages.list(offset, limit);
    return { messages: messages.map((message) => ({ ...message, at: message.at.toISOString() })), total };
  }),
});
