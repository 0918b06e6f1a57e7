import { useTranslation } from "react-i18next";
import type { DogInfo } from "#shared/session/dog-info.ts";
import { WordChoice } from "#shared/ui/WordChoice.tsx";

const FOUND = ["yes", "no"] as const;

interface AskedArthritisProps {
  dog: DogInfo;
  change: (answers: Partial<DogInfo>) => void;
}

/** Whether a vet has diagnosed the arthritis in the owner's text. */
export function AskedArthritis({ dog, change }: AskedArthritisProps) {
  const { t } = useTranslation();
  return (
    <WordChoice
      legend={t("Has a vet diagnosed the arthritis?")}
      options={FOUND}
      labels={{ yes: t("Yes"), no: t("No, it is not diagnosed") }}
      chosen={dog.notDiagnosed?.includes("arthritis") ? "no" : "yes"}
      onChoose={(found) => change({ notDiagnosed: found === "no" ? ["arthritis"] : [] })}
    />
  );
}
