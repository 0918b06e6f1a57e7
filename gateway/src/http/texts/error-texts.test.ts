import { expect, test } from "vitest";
import { MAX_PHOTO_BYTES, MAX_PIXELS } from "@hundeblick/proto/photo";
import { ERROR_TEXTS } from "./error-texts.ts";

test.each(Object.entries(ERROR_TEXTS))("%s is translated, without exclamation marks or a promised cure", (_, text) => {
  const { en, ...others } = text;
  for (const translated of Object.values(others)) {
    expect(translated).not.toBe(en);
    expect(translated).not.toMatch(/!|heil|diagnos|lecz|leczy/i);
  }
});

test("the texts for a rejected photo name the exceeded limit", () => {
  const { photo_too_large: large, photo_too_many_pixels: many } = ERROR_TEXTS;
  for (const text of Object.values(large)) expect(text).toContain(`${MAX_PHOTO_BYTES / 1024 / 1024} MB`);
  for (const text of Object.values(many)) expect(text.toLowerCase()).toContain(`${MAX_PIXELS / 1e6} mega`);
});
