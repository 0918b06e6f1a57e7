/** In the place of a question's id: all questions of the concern are asked again. */
export const FROM_THE_START = "";
