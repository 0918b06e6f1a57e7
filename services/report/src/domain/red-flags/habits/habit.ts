/** `words`: a habit, a joke, a name or a wish told in words of an emergency; `unless`: what shows that it is one. */
export type Habit = { words: RegExp; unless?: RegExp };
