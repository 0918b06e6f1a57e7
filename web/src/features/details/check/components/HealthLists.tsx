import { CONDITIONS, MEDICINES } from "@hundeblick/proto/health/check-lists";
import { loadLists } from "@hundeblick/triage/load";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import type { DogInfo } from "#shared/session/dog-info.ts";
import { useLanguage } from "#shared/language/use-language.ts";
import { useLoaded } from "../use-loaded.ts";
import { FoldedChips } from "./FoldedChips.tsx";
import { NotLoaded } from "./NotLoaded.tsx";

interface HealthListsProps {
  dog: DogInfo;
  change: (answers: Partial<DogInfo>) => void;
}

/** Known illnesses and medicines from lists; what is on none is written in own words below. */
export function HealthLists({ dog, change }: HealthListsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { value, failed, again } = useLoaded(useCallback(() => loadLists(language), [language]));
  if (failed) return <NotLoaded onAgain={again} />;
  if (!value) return null;
  return (
    <div className="concern-groups concern-groups--wide">
      <FoldedChips
        title={t("Known illnesses")}
        ids={CONDITIONS}
        names={value.conditions}
        chosen={dog.conditions}
        onChange={(conditions) => change({ conditions })}
      />
      <FoldedChips
        title={t("Medicines from the list")}
        ids={MEDICINES}
        names={value.medicines}
        chosen={dog.medicines}
        onChange={(medicines) => change({ medicines })}
      />
    </div>
  );
}
