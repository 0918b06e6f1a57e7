import { useTranslation } from "react-i18next";
import type { DogFormProps } from "../../use-dog-info.ts";
import { withAnswer } from "../alarms.ts";
import type { useEmergency } from "../use-emergency.ts";
import { WordQuestions } from "./WordQuestions.tsx";
import { EmergencyAt } from "./EmergencyAt.tsx";

interface UnderTextProps extends DogFormProps {
  place: "words" | "more";
  emergency: ReturnType<typeof useEmergency>;
}

/** Directly below a text: questions about it, and its emergency. */
export function UnderText(props: UnderTextProps) {
  const { place, emergency, dog, change } = props;
  const { t } = useTranslation();
  return (
    <>
      <p className="help" aria-live="polite">
        {emergency.failed[place] &&
          t("We cannot check this for danger signs right now. Please go through the list at the top yourself.")}
      </p>
      <WordQuestions
        signs={emergency[place]}
        answers={dog.wordAnswers}
        onAnswer={(given) => change({ wordAnswers: withAnswer(dog.wordAnswers, given) })}
      />
      <EmergencyAt {...props} />
    </>
  );
}
