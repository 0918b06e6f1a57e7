import { AppError } from "@hundeblick/kit/errors";
import { hashOfToken } from "@hundeblick/kit/hash";
import { EmailAddress } from "@hundeblick/proto/email-address";
import type { Outcome } from "@hundeblick/proto/http/follow-up";
import { type Id, newId } from "@hundeblick/proto/ids";
import type { Language } from "@hundeblick/proto/language";
import type { ReplyOf } from "@hundeblick/proto/rpc/define";
import type { answerFollowUp as AnswerCall } from "@hundeblick/proto/rpc/report";
import { assessedIn } from "./check/assessed-check.ts";
import { mayBeRead } from "./may-be-read.ts";
import type { Clock, Mail, ReportStore } from "./ports.ts";
import { storedReport } from "./read-report.ts";

export type FollowUpDeps = { reports: ReportStore; mail: Pick<Mail, "followUp">; now: Clock };

const HOUR_MS = 3_600_000;
/** An order without a result may be repeated after this time: its process has ended. */
const PENDING_MS = 60_000;

/**
 * Schedules the follow-up mail about the most urgent concern that has one. Stores a hash of the token and no address.
 * An order that failed may be repeated and replaces the mail; its links stay valid until then, because mail may have
 * accepted it.
 * @throws {AppError} report_not_found, report_locked, email_invalid
 * @throws {AppError} conflict when it was scheduled before, or without such a concern
 */
export async function orderFollowUp(
  { reports, mail, now }: FollowUpDeps,
  { reportId, email, language }: { reportId: Id; email: string; language: Language },
): Promise<{ dueAt: string }> {
  const address = EmailAddress.safeParse(email);
  if (!address.success) throw new AppError("email_invalid");
  const report = await storedReport(reports, reportId);
  if (!mayBeRead(report)) throw new AppError("report_locked");
  const asked = assessedIn(report.composed, language).concerns.find(({ concern }) => concern.followUpHours !== null);
  if (!asked?.concern.followUpHours) throw new AppError("conflict");
  const at = now().getTime();
  const dueAt = new Date(at + asked.concern.followUpHours * HOUR_MS);
  const token = newId();
  const tokenHash = hashOfToken(token);
  const followUp = { concern: asked.concern.id, tokenHash, dueAt, pendingSince: new Date(at) };
  if (!(await reports.startFollowUp(reportId, followUp, new Date(at - PENDING_MS)))) throw new AppError("conflict");
  try {
    const dogName = report.composed.dog.name;
    await mail.followUp({ reportId, email: address.data, language, dogName, token, dueAt });
  } catch (cause) {
    // otherwise it may be repeated a minute later
    await reports.allowNewFollowUp(reportId, tokenHash).catch(() => undefined);
    throw cause;
  }
  await reports.confirmFollowUp(reportId, tokenHash);
  return { dueAt: dueAt.toISOString() };
}

/** Stores the answer and returns the concern's advice for it. @throws {AppError} follow_up_link_invalid */
export async function answerFollowUp(
  { reports, now }: Pick<FollowUpDeps, "reports" | "now">,
  { token, outcome, language: asked }: { token: Id; outcome: Outcome; language?: Language | undefined },
): Promise<ReplyOf<typeof AnswerCall>> {
  const report = await reports.byFollowUp(hashOfToken(token));
  if (!report?.followUp) throw new AppError("follow_up_link_invalid");
  await reports.answerFollowUp(report, outcome, now());
  const language = asked ?? report.language;
  const { concerns } = assessedIn(report.composed, language);
  const about = concerns.find(({ concern }) => concern.id === report.followUp?.concern);
  return {
    reportId: report.id,
    language,
    concern: about
      ? {
          id: about.concern.id,
          name: about.concern.name,
          level: about.assessment.level,
          goSooner: about.assessment.goSooner.map(({ text }) => text),
        }
      : null,
  };
}
