import type { Outcome } from "@hundeblick/proto/http/follow-up";
import type { OpenReport } from "@hundeblick/proto/http/report";
import { msg } from "@hundeblick/web-kit/i18n.ts";
import { useTranslation } from "react-i18next";
import { useLanguage } from "#shared/language/use-language.ts";
import { FROM_THE_START } from "#shared/session/from-the-start.ts";
import { dayIn } from "../words.ts";
import { AskAgain } from "./AskAgain.tsx";

const ANSWERED: Record<Outcome, string> = {
  better: msg("You answered our mail: it is better."),
  same: msg("You answered our mail: it is the same."),
  worse: msg("You answered our mail: it is worse."),
};

interface FollowUpNoteProps {
  followUp: NonNullable<OpenReport["followUp"]>;
  concerns: OpenReport["concerns"];
}

/** Date of the follow-up mail; afterwards the answer, and a link to the questions. */
export function FollowUpNote({ followUp: { concern, dueAt, outcome }, concerns }: FollowUpNoteProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (!outcome)
    return (
      <p className="small soft" role="note">
        {t("We will ask on {{day}} how things are, in a single e-mail.", { day: dayIn(language, dueAt) })}
      </p>
    );
  const about = concerns.find(({ id }) => id === concern);
  return (
    <p className="notice" role="note">
      <span>
        {about && <strong>{about.name}: </strong>}
        {t(ANSWERED[outcome])}{" "}
        {about && outcome !== "better" && (
          <AskAgain question={{ kind: "concern", concern, question: FROM_THE_START, text: about.name }}>
            {t("Answer the questions again")}
          </AskAgain>
        )}
      </span>
    </p>
  );
}
