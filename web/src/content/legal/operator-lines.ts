import { OPERATOR } from "../operator.ts";

/** Name and address of who runs the site, line by line. */
export const address = [OPERATOR.name, OPERATOR.responsible, OPERATOR.street, OPERATOR.city, OPERATOR.country];

/** Lines of the imprint, with the labels of a language. */
export const contact = (mail: string, phone: string) => [`${mail}: ${OPERATOR.email}`, `${phone}: ${OPERATOR.phone}`];

/** Only the numbers the operator has. */
export const numbers = (vat: string, register: string) => [
  ...(OPERATOR.vatId ? [`${vat}: ${OPERATOR.vatId}`] : []),
  ...(OPERATOR.register ? [`${register}: ${OPERATOR.register}`] : []),
];
