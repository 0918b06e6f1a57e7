/** Instead of a question's id: asks all questions of the concern again. */
export const FROM_THE_START = "";

/** Instead of a question's id: shows the answers, each editable. */
export const TO_CORRECT = "*";
