import assert from "node:assert/strict";
import { eventually } from "@hundeblick/kit/testing";
import { readStoredPhoto } from "../support/stored-photo.ts";
import { words } from "../support/words.ts";
import type { Browser } from "./browser.ts";

const de = (sentence: string, fill = {}) => words("de", sentence, fill);
const button = (sentence: string) => `(//button|//a)[normalize-space()="${de(sentence)}"]`;
const text = (sentence: string) => `//*[text()[contains(., "${de(sentence)}")]]`;

export type Visit = {
  browser: Browser;
  /** Address of the site. */
  url: string;
  /** Path of a photo like a phone's: large, rotated by a tag, with its location. */
  photo: string;
  /** Sets the next result of the photo check. */
  sees: (verdict: "dog" | "dog_unsure") => void;
};

/**
 * An owner's visit on a desktop: photo, reload, concern, square, report. Resolves with the photo stored for the upload.
 */
export async function visitAsOwner({ browser, url, photo, sees }: Visit): Promise<Buffer> {
  const see = (xpath: string) =>
    eventually(
      () => browser.has(xpath),
      (there) => there,
    );
  const press = async (xpath: string) => {
    await see(xpath);
    await browser.press(xpath);
  };

  await browser.open(`${url}/de#analyze`);
  await see("//html[@data-hydrated]");
  await browser.choose("(//input[@type='file'][not(@capture)])[1]", photo);
  await see(text("Place and time of the picture stay on your device."));
  const kept = Buffer.from(await browser.run(readStoredPhoto), "base64");

  await browser.open(`${url}/de?reloaded#analyze`);
  await see(text("Image ready for analysis"));
  sees("dog_unsure");
  await press(button("Start analysis"));
  await press(`//label[normalize-space()="${de("No, none of these")}"]`);
  await press("(//dialog//summary)[3]");
  await press("(//dialog//details[@open]//*[contains(@class,'chip')])[2]");
  await see("//dialog//*[contains(@class,'question-bar')]");
  await browser.type("//dialog//input[@id='dog-name']", "Frieda");
  await press(button("Continue"));

  await press(button("Point at your dog"));
  await press(button("Smaller square"));
  await see("//output[contains(., '50')]");
  sees("dog");
  await press(button("Look here"));
  // an unanswered warning sign: the report is not locked
  await see("//h1[normalize-space()='Frieda']");
  assert.match(await browser.run(() => location.pathname), /^\/de\/report\/[\w-]{22}$/);
  return kept;
}
