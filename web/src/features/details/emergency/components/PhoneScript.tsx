import { useTranslation } from "react-i18next";
import type { DogInfo } from "#shared/session/dog-info.ts";
import { readWeight, yearsAndMonths } from "#shared/session/read-answers.ts";
import { RED_FLAGS } from "../../red-flags.ts";
import { type AnyAlarm, isOfConcern } from "../alarms.ts";

/** A sentence to read out on the phone, made from the answers. */
export function PhoneScript({ alarms, dog }: { alarms: readonly AnyAlarm[]; dog: DogInfo }) {
  const { t, i18n } = useTranslation();
  const { years, months } = yearsAndMonths(dog.age_months);
  const weight = readWeight(dog.weight_kg);
  const inUnits = (value: number, unit: "year" | "month"): string =>
    value.toLocaleString(i18n.language, { style: "unit", unit, unitDisplay: "long" });
  const facts = [
    dog.name,
    dog.breed,
    dog.sex !== "" && t(dog.sex === "female" ? "Female" : "Male"),
    years && inUnits(Number(years), "year"),
    months && inUnits(Number(months), "month"),
    weight.kind === "value" && `${weight.value.toLocaleString(i18n.language)} kg`,
    dog.meds.trim() && t("gets {{medicines}}", { medicines: dog.meds.trim() }),
  ].filter(Boolean);
  const spoken = (alarm: AnyAlarm) =>
    isOfConcern(alarm)
      ? alarm.words
      : alarm.words === undefined
        ? t(RED_FLAGS[alarm.id].label)
        : t("“{{quote}}”", { quote: alarm.words });
  const signs = [...new Set(alarms.map(spoken))].join("; ");
  return (
    <div className="phone-script">
      <p className="small soft">{t("You can read this out on the phone")}</p>
      <p>
        {t("I have an emergency with my dog: {{signs}}.", { signs })} {facts.length > 0 && `${facts.join(", ")}. `}
        {t("We are setting off now.")}
      </p>
    </div>
  );
}
