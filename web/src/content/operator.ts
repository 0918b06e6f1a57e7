/** Who runs this site: shown on the contact and legal pages. */
export interface Operator {
  name: string;
  /** Person or body that represents the operator, and who answers for the texts. */
  responsible: string;
  street: string;
  city: string;
  country: string;
  email: string;
  phone: string;
  /** Empty: there is none. */
  vatId: string;
  /** Register and number; empty: there is none. */
  register: string;
}

/**
 * The operator puts real data here before going live: a build for another address than localhost refuses these
 * examples.
 */
export const OPERATOR: Operator = {
  name: "Hundeblick",
  responsible: "Vorname Nachname",
  street: "Musterstraße 1",
  city: "12345 Musterstadt",
  country: "Deutschland",
  email: "kontakt@hundeblick.example",
  phone: "+49 30 000000",
  vatId: "",
  register: "",
};

/**
 * Days after which no backup, no log and no file of a store holds what somebody deleted: the privacy page promises it.
 * What keeps it true is in docs/operations.md, "What stays after a deletion".
 */
export const TRACES_DAYS = 30;

const EXAMPLES = /\.example$|Muster|Vorname Nachname|000000/;

/** Fields that still hold example data, or nothing where the law wants something. */
export const placeholdersIn = (operator: Operator): string[] =>
  Object.entries(operator)
    .filter(([field, value]) => EXAMPLES.test(value) || (value === "" && field !== "vatId" && field !== "register"))
    .map(([field]) => field);
