import { expect, jest, test } from "@jest/globals";
import { keepPress, pressAgain } from "./early-press.ts";

function aButton() {
  document.body.innerHTML = `<button type="button"><span>Menu</span></button><p>text</p>`;
  const button = document.querySelector("button");
  const text = document.querySelector("p");
  if (!button || !text) throw new Error("no page");
  return { button, text };
}

test("a button pressed before the page is alive is pressed once, when it is", () => {
  const { button } = aButton();
  keepPress();
  button.querySelector("span")?.click();
  button.click();
  const heard = jest.fn();
  button.addEventListener("click", heard);
  pressAgain();
  pressAgain();
  expect(heard).toHaveBeenCalledTimes(1);
});

test("somebody who has pressed something else since, or a button that is gone, is left alone", () => {
  const { button, text } = aButton();
  keepPress();
  button.click();
  text.click();
  const heard = jest.fn();
  button.addEventListener("click", heard);
  pressAgain();
  keepPress();
  button.click();
  button.remove();
  pressAgain();
  expect(heard).toHaveBeenCalledTimes(1);
});

test("a press on a page that is alive is nobody's business", () => {
  const { button } = aButton();
  keepPress();
  pressAgain();
  const heard = jest.fn();
  button.addEventListener("click", heard);
  button.click();
  pressAgain();
  expect(heard).toHaveBeenCalledTimes(1);
});
