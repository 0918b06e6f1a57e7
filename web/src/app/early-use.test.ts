import { expect, jest, test } from "@jest/globals";
import { catchUp, keepEarlyUse } from "./early-use.ts";

function aButton() {
  document.body.innerHTML = `<button type="button"><span>Menu</span></button><p>text</p>`;
  const button = document.querySelector("button");
  const text = document.querySelector("p");
  if (!button || !text) throw new Error("no page");
  return { button, text };
}

test("a button pressed before the page is alive is pressed once, when it is", () => {
  const { button } = aButton();
  keepEarlyUse();
  button.querySelector("span")?.click();
  button.click();
  const heard = jest.fn();
  button.addEventListener("click", heard);
  catchUp();
  catchUp();
  expect(heard).toHaveBeenCalledTimes(1);
});

test("somebody who has pressed something else since, or a button that is gone, is left alone", () => {
  const { button, text } = aButton();
  keepEarlyUse();
  button.click();
  text.click();
  const heard = jest.fn();
  button.addEventListener("click", heard);
  catchUp();
  keepEarlyUse();
  button.click();
  button.remove();
  catchUp();
  expect(heard).toHaveBeenCalledTimes(1);
});

test("a press on a page that is alive is nobody's business", () => {
  const { button } = aButton();
  keepEarlyUse();
  catchUp();
  const heard = jest.fn();
  button.addEventListener("click", heard);
  button.click();
  catchUp();
  expect(heard).toHaveBeenCalledTimes(1);
});

test("answers that stood there before anybody listened are told too, and the last word counts", () => {
  document.body.innerHTML = `<input id="age" value="" /><input id="a" type="radio" name="size" checked /><input id="b" type="radio" name="size" />
    <input id="sign" type="checkbox" />`;
  const field = (id: string) => document.querySelector<HTMLInputElement>(`#${id}`) as HTMLInputElement;
  field("age").value = "9";
  field("b").checked = true;
  field("sign").click();
  keepEarlyUse();
  field("sign").click();
  const heard = jest.fn();
  document.body.addEventListener("input", ({ target }) => {
    const { id, value, checked } = target as HTMLInputElement;
    heard(id, value, checked);
  });
  catchUp();
  expect(heard.mock.calls).toEqual([
    ["age", "9", false],
    ["b", "on", true],
    ["sign", "on", false],
  ]);
});

test("a form that is sent before the page is alive stays, its button is pressed again, and later ones go", () => {
  document.body.innerHTML = `<form><input name="email" value="jana@example.com" /><button>Send</button></form>`;
  const form = document.querySelector("form");
  const button = document.querySelector("button");
  if (!form || !button) throw new Error("no page");
  keepEarlyUse();
  const early = new Event("submit", { bubbles: true, cancelable: true });
  form.dispatchEvent(early);
  expect(early.defaultPrevented).toBe(true);
  catchUp();
  const late = new Event("submit", { bubbles: true, cancelable: true });
  form.dispatchEvent(late);
  expect(late.defaultPrevented).toBe(false);
});
