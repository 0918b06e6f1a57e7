import type { Area } from "@hundeblick/proto/health/areas";
import type { OwnerWords } from "../owner-words/owner-words.ts";
import { type RatedFinding, stated } from "./finding.ts";
import type { FindingCode } from "./ratings.ts";

/** Given to healthy dogs as well, so it says nothing about an illness. */
const PREVENTIVE_MEDICINE = "antiparasitic";
/** An event, not an illness: supplements pause for it, the score does not care. */
const OPERATION = "surgery_soon";

/** The illnesses and medicines the owner named; empty when a vet has no reason to know this dog already. */
export function treatmentFindings({ conditions, medications, unknownMedication }: OwnerWords): RatedFinding[] {
  const illnesses = conditions.filter((id) => id !== OPERATION);
  const medicines = medications.map(({ id }) => id).filter((id) => id !== PREVENTIVE_MEDICINE);
  return [
    ...(illnesses.length > 0
      ? [stated("told_illness", "high", { conditionIds: illnesses.join(","), named: true })]
      : []),
    ...(medicines.length > 0 ? [stated("gets_medicine", "high", { medicationIds: medicines.join(",") })] : []),
    ...(unknownMedication ? [stated("gets_unknown_medicine", "high")] : []),
  ];
}

/** The two medicine codes are only in old reports, which counted a medicine among the illnesses. */
const ILLNESSES: readonly string[] = ["told_illness", "told_medicine", "told_unknown_medicine"] satisfies FindingCode[];
const MEDICINES: readonly string[] = ["gets_medicine", "gets_unknown_medicine"] satisfies FindingCode[];
export const isIllness = ({ code }: RatedFinding): boolean => ILLNESSES.includes(code);
/** A medicine alone says nothing about how ill a dog is: a tablet after a cut is one too. */
export const isMedicine = ({ code }: RatedFinding): boolean => MEDICINES.includes(code);
/** A supplement is only something to ask the vet about beside an illness or a medicine. */
export const isUnderTreatment = (general: readonly RatedFinding[]): boolean =>
  general.some((finding) => isIllness(finding) || isMedicine(finding));

/** The area a known illness is most about: it gets no score, the vet judges it. */
const AREA_OF: Readonly<Record<string, Area>> = {
  diabetes: "weight",
  pancreatitis: "weight",
  gi_disease: "weight",
  heart_disease: "energy",
  epilepsy: "energy",
  hypothyroidism: "energy",
  addison: "energy",
  cushing: "coat",
  leishmaniosis: "coat",
};
export const areasWithVet = ({ conditions }: OwnerWords): Area[] => conditions.flatMap((id) => AREA_OF[id] ?? []);
