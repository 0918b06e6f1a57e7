import type { Placed } from "@hundeblick/triage/breeds/growth";
import { msg } from "@hundeblick/web-kit/i18n.ts";
import { useTranslation } from "react-i18next";
import { VetFirst } from "../ui/VetFirst.tsx";

/** Asks for confirmation first; if the weight is right, a vet comes before any advice. */
const SAYS: Partial<Record<Placed, string>> = {
  impossible: msg(
    "Is that number right? A dog of this size and age hardly ever weighs that much or that little. Check age, decimal point and kilograms. If everything is right, see your vet today.",
  ),
  farBelow: msg(
    "Is that number right? It is far below the usual range. Weigh again. If it is right, ring the practice today, however lively your dog is.",
  ),
  farAbove: msg(
    "Is that number right? It is far above the usual range. Weigh again. If it is right, let the practice set weight and portions, and do not start a diet yourself.",
  ),
};

export const alarmOf = (placed: Placed | null): string | undefined => (placed ? SAYS[placed] : undefined);

/** Meaning of a weight far from its age; nothing for any other. */
export function WeightAlarm({ placed, weighed }: { placed: Placed | null; weighed: string }) {
  const { t } = useTranslation();
  const says = alarmOf(placed);
  return (
    says && (
      <VetFirst>
        <p>
          <strong>{weighed}</strong> {t(says)}
        </p>
      </VetFirst>
    )
  );
}
