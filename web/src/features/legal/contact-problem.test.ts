import { expect, test } from "vitest";
import { ContactBody } from "@hundeblick/proto/http/contact";
import { CONTACT_LIMITS } from "@hundeblick/proto/http/contact-limits";
import { CONTACT_FIELDS, contactProblem } from "./contact-problem.ts";

const MESSAGE = { name: "Jana", email: "jana@example.com", subject: "Frage", message: "Hallo" };

test.each(CONTACT_FIELDS)("%s: empty and too long are invalid, as in the API", (field) => {
  const letters = (length: number) => (field === "email" ? "a@example.com".padStart(length, "a") : "a".repeat(length));
  const longest = letters(CONTACT_LIMITS[field]);
  const longer = letters(CONTACT_LIMITS[field] + 1);
  expect(contactProblem(field, longest)).toBeNull();
  expect(contactProblem(field, longer)).toBe("tooLong");
  expect(ContactBody.safeParse({ ...MESSAGE, [field]: longest }).success).toBe(true);
  expect(ContactBody.safeParse({ ...MESSAGE, [field]: longer }).success).toBe(false);
  for (const empty of ["", "  \n "]) expect(contactProblem(field, empty)).toBe("empty");
});

test.each(["jana", "jana@", "jana@example", "ja na@example.com", "jana@example.com, bo@example.com"])(
  "%s is no address",
  (address) => expect(contactProblem("email", address)).toBe("noAddress"),
);

test("trims an address", () => {
  expect(contactProblem("email", " jana+dog@mail.example.com ")).toBeNull();
});
