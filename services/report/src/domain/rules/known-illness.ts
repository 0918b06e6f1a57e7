import type { Area } from "@hundeblick/proto/health/areas";
import type { OwnerWords } from "../owner-words/owner-words.ts";
import { type RatedFinding, stated } from "./finding.ts";
import type { FindingCode } from "./ratings.ts";

/** Given to healthy dogs as well, so they indicate no illness. */
const PREVENTIVE_MEDICINE = "antiparasitic";
/** An event, not an illness: supplements wait for it, the score does not change. */
export const OPERATION = "surgery_soon";

/** The owner's illnesses and medicines; empty for a healthy dog. */
export function treatmentFindings({ conditions, medications, unknownMedication }: OwnerWords): RatedFinding[] {
  const illnesses = conditions.filter((id) => id !== OPERATION);
  const medicines = medications.map(({ id }) => id).filter((id) => id !== PREVENTIVE_MEDICINE);
  return [
    ...(illnesses.length > 0
      ? [stated("told_illness", "high", { conditionIds: illnesses.join(","), named: true })]
      : []),
    ...(medicines.length > 0
      ? [stated("gets_medicine", "high", { medicationIds: medicines.join(","), caps: true })]
      : []),
    ...(unknownMedication ? [stated("gets_unknown_medicine", "high")] : []),
  ];
}

/** The two medicine codes occur only in old reports, which counted a medicine among the illnesses. */
const ILLNESSES: readonly string[] = ["told_illness", "told_medicine", "told_unknown_medicine"] satisfies FindingCode[];
const MEDICINES: readonly string[] = ["gets_medicine", "gets_unknown_medicine"] satisfies FindingCode[];
export const isIllness = ({ code }: RatedFinding): boolean => ILLNESSES.includes(code);
/** A medicine alone does not show how ill a dog is. */
export const isMedicine = ({ code }: RatedFinding): boolean => MEDICINES.includes(code);
/** A known medicine other than against parasites limits the score; it did not in older reports. */
export const isCappedByMedicine = ({ code, params }: RatedFinding): boolean =>
  code === "gets_medicine" && params["caps"] === true;
/** Only the vet can judge how the dog is: with a known illness or such a medicine. */
export const isVetsToJudge = (finding: RatedFinding): boolean => isIllness(finding) || isCappedByMedicine(finding);
/** With an illness or a medicine, supplements are only a question for the vet. */
export const isUnderTreatment = (general: readonly RatedFinding[]): boolean =>
  general.some((finding) => isIllness(finding) || isMedicine(finding));

/** Area of a known illness: it gets no score, the vet judges it. */
const AREA_OF: Readonly<Record<string, Area>> = {
  diabetes: "weight",
  pancreatitis: "weight",
  gi_disease: "weight",
  heart_disease: "energy",
  epilepsy: "energy",
  hypothyroidism: "energy",
  addison: "energy",
  arthritis: "mobility",
  cushing: "coat",
  leishmaniosis: "coat",
};
export const areasWithVet = ({ conditions }: OwnerWords): Area[] => conditions.flatMap((id) => AREA_OF[id] ?? []);
