import { expect, test } from "vitest";
import { notUnderstood } from "./not-understood.ts";

test.each([
  ["de", "Er humpelt seit gestern. Er riecht seit neuestem ganz anders.", ["Er riecht seit neuestem ganz anders."]],
  ["de", "Sie hat Arthrose in beiden Knien und bekommt Metacam.", []],
  ["de", "Kein Husten, kein Durchfall. Danke!", []],
  ["en", "Arthritis in both knees. She sits on one side of the sofa.", ["She sits on one side of the sofa."]],
  ["en", "She is a Labrador.", []],
  ["pl", "Ma zapalenie uszu. Rano patrzy na mnie jakoś inaczej.", ["Rano patrzy na mnie jakoś inaczej."]],
  ["de", "In the morning he looks at me in another way.", ["In the morning he looks at me in another way."]],
] as const)("[%s] %s", (language, text, open) => {
  expect(notUnderstood(text, language, [])).toEqual(open);
});

test("words of a concern count as understood if its questions were answered", () => {
  const text = "Er rutscht manchmal auf dem Po über den Teppich.";
  expect(notUnderstood(text, "de", [])).toEqual([text]);
  expect(notUnderstood(text, "de", ["scooting"])).toEqual([]);
});
