import { EmailAddress } from "@hundeblick/proto/email-address";
import { audited } from "./audited.ts";
import type { AuditLog, GuessAlarm, Operator, Operators, SignInStep } from "./ports.ts";

/** Most recipients of one alarm. */
const MAX_RECIPIENTS = 20;

type Deps = {
  operators: Pick<Operators, "all">;
  audit: AuditLog;
  /** Limits the number of alarms, see alarms.ts. */
  quota: {
    take(operatorId: string, step: SignInStep): Promise<boolean>;
    giveBack(operatorId: string, step: SignInStep): Promise<void>;
  };
  send: (alarm: { to: string[]; account: string; attempts: number; step: SignInStep }) => Promise<void>;
  failed: (error: unknown) => void;
};

/** Writes an audit entry and mails every operator, the attacked one first. A failed alarm may be raised again. */
export function guessAlarm({ operators, audit, quota, send, failed }: Deps): GuessAlarm {
  const raise = async ({ id, email }: Operator, attempts: number, step: SignInStep): Promise<void> => {
    if (!(await quota.take(id, step))) return;
    try {
      await audited(
        audit,
        { operatorId: "nobody", action: "sign-in.guessing", subject: email },
        async () => {
          const others = (await operators.all()).filter((one) => !one.isDisabled && one.id !== id);
          const to = [email, ...others.map((one) => one.email)]
            .filter((address) => EmailAddress.safeParse(address).success)
            .slice(0, MAX_RECIPIENTS);
          if (to.length > 0) await send({ to, account: email, attempts, step });
          return to.length;
        },
        (mails) => [`step: ${step}`, `attempts: ${attempts}`, `mails: ${mails}`],
      );
    } catch (error) {
      await quota.giveBack(id, step);
      throw error;
    }
  };
  return (attacked, attempts, step) => {
    raise(attacked, attempts, step).catch(failed);
  };
}
