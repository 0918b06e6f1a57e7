import type { ReportAnswers } from "@hundeblick/proto/http/report-answers";
import { isApiError } from "@hundeblick/web-kit/api-error.ts";
import { errorText } from "@hundeblick/web-kit/error-text.ts";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "#shared/language/use-language.ts";
import { FieldError } from "#shared/ui/FieldError.tsx";
import { contextOf } from "#shared/session/context-of.ts";
import { readWeight } from "#shared/session/read-answers.ts";
import type { AddAnswersProps } from "./add-answers-props.ts";
import { useAddAnswersMutation } from "./answers.api.ts";
import { AskedField } from "./AskedField.tsx";
import { answeredOnly, askedOnce, dogToAsk } from "./asked-once.ts";
import { useAnswersDraft } from "./use-answers-draft.ts";
import { newAnswers, rebased, takenBackTexts } from "./new-answers.ts";

interface AskedQuestionsProps extends AddAnswersProps {
  stored: ReportAnswers;
  reload: () => Promise<ReportAnswers | undefined>;
}

/** The questions as a form. It keeps its input until it is sent: over a conflict, closing and a reload. */
export function AskedQuestions({ reportId, asked, open, stored, reload, onClose, onRenewed }: AskedQuestionsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  // the initial answers; the report may get a new version meanwhile
  const [base] = useState(stored);
  const [version, setVersion] = useState(stored);
  const { dog, initial, change, isBreedCounted, setIsBreedCounted, clearDraft } = useAnswersDraft(
    reportId,
    JSON.stringify(asked, ["kind", "field", "concern", "question", "check"]),
    () => dogToAsk(stored.answers, asked, open, language),
  );
  const [ageIsWrong, setAgeIsWrong] = useState(false);
  const [sent, setSent] = useState(false);
  // wait for the newer version: answers sent before would conflict again
  const [isRenewing, setIsRenewing] = useState(false);
  const [send, { error }] = useAddAnswersMutation();
  const typed = contextOf(answeredOnly(dog, base.answers));
  const added = newAnswers(base.answers, typed);
  const takenBack = takenBackTexts(base.answers, typed);
  const isEmpty = Object.keys(added).length + takenBack.length === 0;

  async function submit(event: FormEvent) {
    event.preventDefault();
    setSent(true);
    const wrong = ageIsWrong ? "dog-years" : readWeight(dog.weight_kg).kind === "complaint" ? "dog-weight" : null;
    if (wrong) return document.getElementById(wrong)?.focus();
    const answers = rebased(added, base.answers, version.answers);
    const counted = isBreedCounted && answers.breed !== undefined && { countBreed: true as const };
    const body = {
      version: version.version,
      answers,
      ...(takenBack.length > 0 && { takenBack }),
      ...counted,
      language,
    };
    setIsRenewing(true);
    const { error: failed } = await send({ reportId, body });
    if (!failed) {
      clearDraft();
      return onRenewed();
    }
    if (isApiError(failed) && failed.code === "report_changed") setVersion((await reload()) ?? version);
    setIsRenewing(false);
    return undefined;
  }

  return (
    <form className="stack stack--l details-form" noValidate onSubmit={(event) => void submit(event)}>
      {askedOnce(asked).map((question) => (
        <AskedField
          key={JSON.stringify(question)}
          question={question}
          dog={dog}
          initial={initial}
          insist={sent}
          change={change}
          onAgeComplaint={setAgeIsWrong}
          isBreedCounted={isBreedCounted}
          onCountBreed={setIsBreedCounted}
        />
      ))}
      {error !== undefined && <FieldError id="answers-error">{errorText(error, t)}</FieldError>}
      <div className="sticky-actions">
        <button className="button button--bare" type="button" onClick={onClose}>
          {t("Not now")}
        </button>
        <button className="button" type="submit" disabled={isRenewing || isEmpty}>
          {isRenewing ? t("Updating…") : t("Update the report")}
        </button>
      </div>
    </form>
  );
}
