import { CONDITIONS, MEDICINES } from "@hundeblick/proto/health/check-lists";
import { useTranslation } from "react-i18next";
import type { DogFormProps } from "../../use-dog-info.ts";
import { useLists } from "../use-lists.ts";
import { FoldedChips } from "./FoldedChips.tsx";
import { NotLoaded } from "./NotLoaded.tsx";

/** Known illnesses and medicines from lists; others are free text below. */
export function HealthLists({ dog, change }: DogFormProps) {
  const { t } = useTranslation();
  const { value, failed, again } = useLists();
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
