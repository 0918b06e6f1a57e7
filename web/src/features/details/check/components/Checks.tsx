import { useId } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "#shared/language/use-language.ts";
import { withCheck } from "../../pages/carry.ts";
import type { DogFormProps } from "../../use-dog-info.ts";
import { offeredChecks } from "../check-offers.ts";
import { triageDog } from "../triage-dog.ts";
import { useLists } from "../use-lists.ts";
import { FormCheck } from "./FormCheck.tsx";

/** Optional hands-on checks. */
export function Checks({ dog, change }: DogFormProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const heading = useId();
  const { value: lists } = useLists();
  if (!lists) return null;
  const ids = offeredChecks(
    dog.concerns.map(({ id }) => id),
    dog.checks.map(({ id }) => id),
  );
  return (
    <section className="stack" aria-labelledby={heading}>
      <div className="stack stack--s">
        <h2 className="step-5" id={heading}>
          {t("Measure something yourself")}
        </h2>
        <p className="soft">{t("Optional: what you measure says more than a photo.")}</p>
      </div>
      <div className="concern-groups concern-groups--wide">
        {ids.map((id) => {
          const entry = lists.checks.find((check) => check.id === id);
          return (
            entry && (
              <FormCheck
                key={`${id}-${language}`}
                entry={entry}
                inputs={dog.checks.find((check) => check.id === id)?.inputs ?? {}}
                dog={triageDog(dog)}
                onMeasure={(inputs) => change({ checks: withCheck(dog.checks, id, inputs, new Date()) })}
              />
            )
          );
        })}
      </div>
    </section>
  );
}
