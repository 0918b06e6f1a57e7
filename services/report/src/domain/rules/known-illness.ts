import type { Area } from "@hundeblick/proto/health/areas";
import type { OwnerWords } from "../owner-words/owner-words.ts";
import { type RatedFinding, told } from "./finding.ts";
import type { FindingCode } from "./ratings.ts";

/** Given to healthy dogs as well, so it says nothing about an illness. */
const PREVENTIVE_MEDICINE = "antiparasitic";
/** An event, not an illness: supplements pause for it, the score does not care. */
const OPERATION = "surgery_soon";

/** The illnesses and medicines the owner named; empty when a vet has no reason to know this dog already. */
export function illnessFindings({ conditions, medications, unknownMedication }: OwnerWords): RatedFinding[] {
  const illnesses = conditions.filter((id) => id !== OPERATION);
  const medicines = medications.map(({ id }) => id).filter((id) => id !== PREVENTIVE_MEDICINE);
  return [
    ...(illnesses.length > 0 ? [told("told_illness", "high", { conditionIds: illnesses.join(","), named: true })] : []),
    ...(medicines.length > 0 ? [told("told_medicine", "high", { medicationIds: medicines.join(",") })] : []),
    ...(unknownMedication ? [told("told_unknown_medicine", "high")] : []),
  ];
}

const CODES: readonly string[] = ["told_illness", "told_medicine", "told_unknown_medicine"] satisfies FindingCode[];
/** True for what `illnessFindings` makes. */
export const isIllness = ({ code }: RatedFinding): boolean => CODES.includes(code);

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
