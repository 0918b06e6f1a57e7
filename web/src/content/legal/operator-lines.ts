import { OPERATOR } from "../operator.ts";

/** Name and address of the operator, line by line. */
export const address = [OPERATOR.name, OPERATOR.responsible, OPERATOR.street, OPERATOR.city, OPERATOR.country];

/** Lines of the imprint, with labels of a language. */
export const contact = (mail: string, phone: string) => [`${mail}: ${OPERATOR.email}`, `${phone}: ${OPERATOR.phone}`];

/** Only the contact numbers the operator has. */
export const numbers = (vat: string, register: string) => [
  ...(OPERATOR.vatId ? [`${vat}: ${OPERATOR.vatId}`] : []),
  ...(OPERATOR.register ? [`${register}: ${OPERATOR.register}`] : []),
];
