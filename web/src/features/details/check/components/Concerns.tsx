import "@hundeblick/web-kit/styles/check/questions.css";
import { type ConcernId, MAX_CONCERNS } from "@hundeblick/proto/health/check-lists";
import { Fragment, type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import type { DogInfo } from "#shared/session/dog-info.ts";
import { useLanguage } from "#shared/language/use-language.ts";
import { TopicLink } from "#shared/ui/TopicLink.tsx";
import { triageDog } from "../triage-dog.ts";
import type { ConcernChoice } from "../use-concern-choice.ts";
import { useCountedUses } from "../use-counted-uses.ts";
import { useLists } from "../use-lists.ts";
import { ChosenConcerns } from "./ChosenConcerns.tsx";
import { ConcernGroups } from "./ConcernGroups.tsx";
import { ConcernQuestions } from "./ConcernQuestions.tsx";
import { ConcernWords } from "./ConcernWords.tsx";
import { NoConcern } from "./NoConcern.tsx";
import { NotLoaded } from "./NotLoaded.tsx";

interface ConcernsProps {
  dog: DogInfo;
  choice: ConcernChoice;
  onWords: (words: string) => void;
  /** Shown directly below the owner's text. */
  underWords?: ReactNode;
}

/** Up to three concerns and their questions. */
export function Concerns({ dog, choice, onWords, underWords }: ConcernsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const lists = useLists();
  const heading = useId();
  const { chosen, choose, confirm, confirmed, leave, leaveAll, update } = choice;
  const untouched = chosen.filter(({ answers, skipped }) => Object.keys(answers).length + skipped.length === 0);
  useCountedUses(untouched.map(({ id }) => ({ kind: "concern", id, isFinished: false, level: null, skipped: [] })));
  const known = triageDog(dog);
  const nameOf = (id: ConcernId) => lists.value?.concerns.find((concern) => concern.id === id)?.name;

  return (
    <section className="stack concerns" aria-labelledby={heading}>
      <div className="stack stack--s">
        <h2 className="step-5" id={heading} tabIndex={-1}>
          {t("What is it about?")}
        </h2>
        <p className="soft">{t("Up to {{count}} things.", { count: MAX_CONCERNS })}</p>
      </div>
      <NoConcern on={chosen.length === 0} onChoose={leaveAll} />
      {lists.failed && <NotLoaded onAgain={lists.again} />}
      {lists.value && (
        <>
          <ConcernWords
            concerns={lists.value.concerns}
            chosen={chosen}
            words={dog.words}
            ageMonths={known.ageMonths ?? undefined}
            onWords={onWords}
            onChoose={confirm}
          >
            {underWords}
          </ConcernWords>
          <ConcernGroups concerns={lists.value.concerns} chosen={chosen} onChoose={choose} onLeave={leave} />
          <ChosenConcerns concerns={lists.value.concerns} chosen={chosen} onLeave={leave} />
        </>
      )}
      {chosen.map((concern) => (
        <Fragment key={`${concern.id}-${language}`}>
          <ConcernQuestions info={concern} dog={known} onChange={update} isFocused={concern.id === confirmed} />
          {nameOf(concern.id) && (
            <TopicLink topic={{ kind: "concern", id: concern.id }} name={nameOf(concern.id) ?? ""} newTab />
          )}
        </Fragment>
      ))}
    </section>
  );
}
