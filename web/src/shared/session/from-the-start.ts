/** In the place of a question's id: all questions of the concern are asked again. */
export const FROM_THE_START = "";

/** In the place of a question's id: what was answered is shown, each answer with its way to change it. */
export const TO_CORRECT = "*";
