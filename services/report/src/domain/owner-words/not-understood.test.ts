import { expect, test } from "vitest";
import { notUnderstood } from "./not-understood.ts";

test.each([
  ["de", "Er humpelt seit gestern. Er riecht seit neuestem ganz anders.", ["Er riecht seit neuestem ganz anders."]],
  ["de", "Sie hat Arthrose in beiden Knien und bekommt Metacam.", []],
  ["de", "Kein Husten, kein Durchfall. Danke!", []],
  ["en", "Arthritis in both knees. She sits on one side of the sofa.", ["She sits on one side of the sofa."]],
  ["en", "She is a Labrador.", []],
  ["de", "Sonst ist alles in Ordnung. Er ist topfit zurzeit.", []],
  ["de", "Es ist nicht alles gut mit ihm.", ["Es ist nicht alles gut mit ihm."]],
  ["en", "Otherwise he is fine. Everything ok so far.", []],
  ["en", "Since then not everything is fine.", ["Since then not everything is fine."]],
  ["pl", "Poza tym wszystko w porządku. Sunia ma 11 lat. Waży 12 kg.", []],
  ["de", "Mein Hund ist 8 Jahre alt. Vielen lieben Dank!", []],
  ["de", "Sitzt links, liegt rechts.", ["Sitzt links, liegt rechts."]],
  ["en", "It was all good until he came back from the woods.", ["It was all good until he came back from the woods."]],
  ["en", "He is 12 years old and sits beside the sofa.", ["He is 12 years old and sits beside the sofa."]],
  ["pl", "Nie wszystko w porządku z nim.", ["Nie wszystko w porządku z nim."]],
  ["pl", "Ma zapalenie uszu. Rano patrzy na mnie jakoś inaczej.", ["Rano patrzy na mnie jakoś inaczej."]],
  ["de", "In the morning he looks at me in another way.", ["In the morning he looks at me in another way."]],
] as const)("[%s] %s", (language, text, open) => {
  expect(notUnderstood(text, language, [])).toEqual(open);
});

test("words of a concern count as understood if its questions were answered or can still be", () => {
  const text = "Er rutscht manchmal auf dem Po über den Teppich.";
  expect(notUnderstood(text, "de", [])).toEqual([]);
  expect(notUnderstood(text, "de", ["cough", "ears", "scooting"])).toEqual([]);
  expect(notUnderstood(text, "de", ["cough", "ears", "eyes"])).toEqual([text]);
});
