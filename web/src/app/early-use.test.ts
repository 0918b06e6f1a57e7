import { expect, jest, test } from "@jest/globals";
import { catchUp, keepEarlyUse } from "./early-use.ts";

function aButton() {
  document.body.innerHTML = `<button type="button"><span>Menu</span></button><p>text</p>`;
  const button = document.querySelector("button");
  const text = document.querySelector("p");
  if (!button || !text) throw new Error("no page");
  return { button, text };
}

test("a button pressed before the page is alive is pressed once, when it is", async () => {
  const { button } = aButton();
  keepEarlyUse();
  button.querySelector("span")?.click();
  button.click();
  const heard = jest.fn();
  button.addEventListener("click", heard);
  await catchUp();
  await catchUp();
  expect(heard).toHaveBeenCalledTimes(1);
});

test("somebody who has pressed something else since, or a button that is gone, is left alone", async () => {
  const { button, text } = aButton();
  keepEarlyUse();
  button.click();
  text.click();
  const heard = jest.fn();
  button.addEventListener("click", heard);
  await catchUp();
  keepEarlyUse();
  button.click();
  button.remove();
  await catchUp();
  expect(heard).toHaveBeenCalledTimes(1);
});

test("a press on a page that is alive is nobody's business", async () => {
  const { button } = aButton();
  keepEarlyUse();
  await catchUp();
  const heard = jest.fn();
  button.addEventListener("click", heard);
  button.click();
  await catchUp();
  expect(heard).toHaveBeenCalledTimes(1);
});

test("answers are told when the page is alive, the last word of each, and nothing else is touched", async () => {
  document.body.innerHTML = `<input id="age" value="" /><input id="sign" type="checkbox" /><input id="other" type="checkbox" />
    <input id="a" type="radio" name="size" checked /><input id="b" type="radio" name="size" /><input id="c" type="radio" name="size" />`;
  const field = (id: string) => document.querySelector<HTMLInputElement>(`#${id}`) as HTMLInputElement;
  keepEarlyUse();
  field("age").value = "9";
  field("age").dispatchEvent(new Event("input", { bubbles: true }));
  for (const id of ["sign", "b", "c", "b", "sign"]) field(id).click();
  const heard: string[] = [];
  document.body.addEventListener("input", ({ target }) => {
    const { id, value, checked } = target as HTMLInputElement;
    heard.push(id === "age" ? value : `${id} ${checked}`);
  });
  await catchUp();
  expect(heard).toEqual(["9", "c true", "b true", "sign false"]);
  expect(["a", "b", "c", "sign", "other"].filter((id) => field(id).checked)).toEqual(["b"]);
});

test("a form that is sent before the page is alive stays, its button is pressed again, and later ones go", async () => {
  document.body.innerHTML = `<form><input name="email" value="jana@example.com" /><button>Send</button></form>`;
  const form = document.querySelector("form");
  const button = document.querySelector("button");
  if (!form || !button) throw new Error("no page");
  keepEarlyUse();
  const early = new Event("submit", { bubbles: true, cancelable: true });
  form.dispatchEvent(early);
  expect(early.defaultPrevented).toBe(true);
  await catchUp();
  const late = new Event("submit", { bubbles: true, cancelable: true });
  form.dispatchEvent(late);
  expect(late.defaultPrevented).toBe(false);
});
