import { expect, test } from "vitest";
import { ERRORS } from "./errors.ts";
import { MAX_PHOTO_BYTES, MAX_PIXELS } from "./photo.ts";

test("the message for a rejected photo names the exceeded limit", () => {
  expect(ERRORS.photo_too_large.text).toContain(`${MAX_PHOTO_BYTES / 1024 / 1024} MB`);
  expect(ERRORS.photo_too_many_pixels.text).toContain(`${MAX_PIXELS / 1e6} megapixels`);
});
