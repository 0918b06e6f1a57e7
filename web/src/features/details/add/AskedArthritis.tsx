import { useTranslation } from "react-i18next";
import { WordChoice } from "#shared/ui/WordChoice.tsx";
import type { DogFormProps } from "../use-dog-info.ts";

const FOUND = ["yes", "no"] as const;

/** Whether a vet has diagnosed the arthritis in the owner's text. */
export function AskedArthritis({ dog, change }: DogFormProps) {
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
