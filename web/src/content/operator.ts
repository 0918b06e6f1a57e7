/** The site's operator, shown on the contact and legal pages. */
export interface Operator {
  name: string;
  /** Representative of the operator, responsible for the content. */
  responsible: string;
  street: string;
  city: string;
  country: string;
  email: string;
  phone: string;
  /** Empty: none. */
  vatId: string;
  /** Register and number; empty: none. */
  register: string;
}

/** Replace with real data before going live: a build for another address than localhost rejects these examples. */
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
 * Days until deleted data is gone from backups, logs and stores, as promised on the privacy page (docs/operations.md).
 */
export const TRACES_DAYS = 30;

const EXAMPLES = /\.example$|Muster|Vorname Nachname|000000/;

/** Fields with example data, or without legally required data. */
export const placeholdersIn = (operator: Operator): string[] =>
  Object.entries(operator)
    .filter(([field, value]) => EXAMPLES.test(value) || (value === "" && field !== "vatId" && field !== "register"))
    .map(([field]) => field);
