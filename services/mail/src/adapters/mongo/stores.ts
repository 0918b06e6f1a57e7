import { mongoErasedIds } from "@hundeblick/kit/erased-ids";
import type { Connection } from "mongoose";
import { consentModel, mongoConsents } from "./consent.repository.ts";
import { mongoContacts } from "./contact.repository.ts";
import { contactModel } from "./contact.schema.ts";
import { messageModel, mongoMessages } from "./message.repository.ts";
import { mongoOutbox, outboxModel } from "./outbox.repository.ts";
import { outboxFigures } from "./outbox-figures.ts";
import { mongoSuppressions, suppressionModel } from "./suppression.repository.ts";

export const mailModels = (connection: Connection) => ({
  contact: contactModel(connection),
  consent: consentModel(connection),
  suppression: suppressionModel(connection),
  message: messageModel(connection),
  outbox: outboxModel(connection),
});

/** Every collection of this service behind its port, with its indexes in place. */
export async function mongoStores(connection: Connection, now: () => Date) {
  const models = mailModels(connection);
  for (const model of Object.values(models)) await model.createIndexes();
  return {
    contacts: mongoContacts(models.contact, now),
    consents: mongoConsents(models.consent),
    suppressions: mongoSuppressions(models.suppression),
    messages: mongoMessages(models.message),
    outbox: mongoOutbox(models.outbox, now),
    erased: await mongoErasedIds(connection, "erased_reports"),
    figures: outboxFigures(models.outbox, now),
  };
}
