import type { Log } from "@hundeblick/kit/log";
import { isWritten } from "@hundeblick/kit/mongo";
import { outboxEntry, type OutboxEntry, type Relay } from "@hundeblick/kit/outbox";
import { reportErased } from "@hundeblick/proto/events/report.v1";
import { reportCreated, reportFollowedUp, reportUnlocked } from "@hundeblick/proto/events/report.v2";
import { MAX_EARLIER_VERSIONS } from "@hundeblick/proto/http/report-answers";
import { type Model, trusted } from "mongoose";
import { dogSummary } from "../../domain/dog-summary.ts";
import {
  type ErasedReport,
  isErased,
  type ReportOrErased,
  type ReportStore,
  type StoredReport,
  versionOf,
} from "../../domain/ports.ts";
import type { ReportDocument } from "./report.schema.ts";

/** Sequence numbers of a report's events, which make their ids. */
const EVENT_NUMBER = { created: 0, unlocked: 1, erased: 2, followedUp: 3 };

/** Reports in MongoDB. Each change is one write to one document, with its events in the document's outbox. */
export function mongoReports(model: Model<ReportDocument>, relay: Pick<Relay, "now">, log: Log): ReportStore {
  // what cannot be published now is left for the next round
  const publish = (id: string, outbox?: OutboxEntry[]): void =>
    void relay
      .now(id, outbox)
      .catch((error: unknown) => log.warn({ err: error }, "events stay in the outbox until the next round"));
  const find = async (filter: { _id: string } | { analysisId: string }) =>
    toReport(await model.findOne(filter).lean<ReportDocument>());
  return {
    find: (reportId) => find({ _id: reportId }),
    ofAnalysis: (analysisId) => find({ analysisId }),

    async create({ id, ...report }, visit) {
      const payload = { reportId: id, analysisId: report.analysisId, at: report.createdAt.toISOString(), visit };
      const outbox = [outboxEntry(reportCreated, EVENT_NUMBER.created, payload)];
      const isNew = await isWritten(model.create({ _id: id, ...report, unlocked: false, outbox }));
      if (isNew) publish(id, outbox);
      return isNew;
    },

    async unlock(report, { email, newsletter, language, visit, at }) {
      const payload = { reportId: report.id, at: at.toISOString(), visit };
      const leftAddress = { email, newsletter, language, dog: dogSummary(report), at };
      const { modifiedCount } = await model.updateOne(
        { _id: report.id, unlocked: false },
        {
          $set: { unlocked: true, leftAddress },
          $push: { outbox: outboxEntry(reportUnlocked, EVENT_NUMBER.unlocked, payload) },
        },
      );
      publish(report.id);
      return modifiedCount === 1;
    },

    async renew(report, { composed, source, at }) {
      const { id, version, composedAt = report.createdAt, composed: before } = report;
      const earlier = { version: versionOf(report), composedAt, composed: before };
      const { modifiedCount } = await model.updateOne(
        { _id: id, source: trusted({ $exists: true }), version: version ?? trusted({ $exists: false }) },
        {
          $set: { composed, source, version: versionOf(report) + 1, composedAt: at, staysOpen: true },
          $push: { earlier: { $each: [earlier], $slice: -MAX_EARLIER_VERSIONS } },
        },
      );
      return modifiedCount === 1;
    },

    async startFollowUp(reportId, followUp, pendingBefore) {
      const isFree = [
        { followUp: trusted({ $exists: false }) },
        { "followUp.pendingSince": trusted({ $lt: pendingBefore }) },
      ];
      const { modifiedCount } = await model.updateOne(
        { _id: reportId, erasedAt: trusted({ $exists: false }), $or: isFree },
        { $set: { followUp } },
      );
      return modifiedCount === 1;
    },

    async confirmFollowUp(reportId, tokenHash) {
      const followUp = { _id: reportId, "followUp.tokenHash": tokenHash };
      await model.updateOne(followUp, { $unset: { "followUp.pendingSince": 1 } });
    },

    async allowNewFollowUp(reportId, tokenHash) {
      const followUp = { _id: reportId, "followUp.tokenHash": tokenHash };
      await model.updateOne(followUp, { $set: { "followUp.pendingSince": new Date(0) } });
    },

    async byFollowUp(tokenHash) {
      const found = toReport(await model.findOne({ "followUp.tokenHash": tokenHash }).lean<ReportDocument>());
      return found && !isErased(found) ? found : null;
    },

    async answerFollowUp({ id, followUp }, outcome, at) {
      if (!followUp) return;
      const payload = { reportId: id, at: at.toISOString() };
      // an answer shows that the mail was sent
      const answer = { $set: { "followUp.outcome": outcome }, $unset: { "followUp.pendingSince": 1 } };
      const { modifiedCount } = await model.updateOne(
        { _id: id, "followUp.tokenHash": followUp.tokenHash, "followUp.outcome": trusted({ $exists: false }) },
        { ...answer, $push: { outbox: outboxEntry(reportFollowedUp, EVENT_NUMBER.followedUp, payload) } },
      );
      if (modifiedCount === 0) await model.updateOne({ _id: id, "followUp.tokenHash": followUp.tokenHash }, answer);
      publish(id);
    },

    async pendingAddresses(limit, reportId) {
      const found = await model
        .find({ "leftAddress.at": trusted({ $exists: true }), ...(reportId && { _id: reportId }) }, { leftAddress: 1 })
        .limit(limit)
        .lean<ReportDocument[]>();
      return found.flatMap(({ _id, leftAddress }) => (leftAddress ? [{ reportId: _id, ...leftAddress }] : []));
    },

    async deletePendingAddress(reportId) {
      await model.updateOne({ _id: reportId }, { $unset: { leftAddress: 1 } });
    },

    async erase({ id, analysisId }, at) {
      const erased = { id, analysisId, erasedAt: at };
      const { modifiedCount } = await model.replaceOne(
        { _id: id, erasedAt: trusted({ $exists: false }) },
        { _id: id, analysisId, erasedAt: at, outbox: [erasureEvent(erased)] },
      );
      publish(id);
      return modifiedCount === 1;
    },

    async publishErasure(erased) {
      await model.updateOne(
        { _id: erased.id, erasedAt: trusted({ $exists: true }) },
        { $set: { outbox: [erasureEvent(erased)] } },
      );
      publish(erased.id);
    },
  };
}

const erasureEvent = ({ id, analysisId, erasedAt }: ErasedReport) =>
  outboxEntry(reportErased, EVENT_NUMBER.erased, { reportId: id, analysisId, at: erasedAt.toISOString() });

function toReport(document: ReportDocument | null): ReportOrErased | null {
  if (!document) return null;
  const { _id: id, analysisId, erasedAt, outbox: _events, leftAddress: _address, ...report } = document;
  return erasedAt ? { id, analysisId, erasedAt } : ({ id, analysisId, ...report } as StoredReport);
}
