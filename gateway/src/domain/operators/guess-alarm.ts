import { EmailAddress } from "@hundeblick/proto/email-address";
import { audited } from "./audited.ts";
import type { AuditLog, GuessAlarm, Operator, Operators } from "./ports.ts";

/** Most recipients of one alarm. */
const MAX_RECIPIENTS = 20;

type Deps = {
  operators: Pick<Operators, "all">;
  audit: AuditLog;
  /** Limits the number of alarms, see alarms.ts. */
  quota: { take(operatorId: string): Promise<boolean>; giveBack(operatorId: string): Promise<void> };
  send: (alarm: { to: string[]; account: string; attempts: number }) => Promise<void>;
  failed: (error: unknown) => void;
};

/** Writes an audit entry and mails every operator, the attacked one first. A failed alarm may be raised again. */
export function guessAlarm({ operators, audit, quota, send, failed }: Deps): GuessAlarm {
  const raise = async ({ id, email }: Operator, attempts: number): Promise<void> => {
    if (!(await quota.take(id))) return;
    try {
      await audited(
        audit,
        { operatorId: "nobody", action: "sign-in.guessing", subject: email },
        async () => {
          const others = (await operators.all()).filter((one) => !one.isDisabled && one.id !== id);
          const to = [email, ...others.map((one) => one.email)]
            .filter((address) => EmailAddress.safeParse(address).success)
            .slice(0, MAX_RECIPIENTS);
          if (to.length > 0) await send({ to, account: email, attempts });
          return to.length;
        },
        (mails) => [`attempts: ${attempts}`, `mails: ${mails}`],
      );
    } catch (error) {
      await quota.giveBack(id);
      throw error;
    }
  };
  return (attacked, attempts) => {
    raise(attacked, attempts).catch(failed);
  };
}
