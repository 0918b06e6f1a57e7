import { expect, test } from "vitest";
import { answeredOnly, dogToAsk } from "./asked-once.ts";

const asked = [{ kind: "concern", concern: "eyes", question: "danger", text: "?" }] as const;

test("asks about a concern because of a photo, which counts once it is answered", () => {
  const stored = { concerns: [{ id: "limping" as const, answers: {} }] };
  const dog = dogToAsk(stored, asked, asked, "en");
  expect(dog.concerns.map(({ id }) => id)).toEqual(["limping", "eyes"]);
  expect(answeredOnly(dog, stored).concerns.map(({ id }) => id)).toEqual(["limping"]);
  const answered = { ...dog, concerns: dog.concerns.map((concern) => ({ ...concern, answers: { danger: ["none"] } })) };
  expect(answeredOnly(answered, stored).concerns.map(({ id }) => id)).toEqual(["limping", "eyes"]);
});
