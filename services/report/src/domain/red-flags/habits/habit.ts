/** `words`: a habit, a joke, a name, a wish or a device in words of an emergency; `unless`: what shows that it is one. */
export type Habit = { words: RegExp; unless?: RegExp };
