import type { Locator, Page } from "@playwright/test";
import { operator } from "../support/operator.ts";
import { expect, expectAccessible, test } from "../support/visitor.ts";

const MAX_STEPS = 150;

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, thing: Locator): Promise<void> {
  // the library's radios are visually hidden behind their labels
  const find = () => thing.first().evaluateHandle((element) => element);
  // found again only when the page has replaced it: looking for a name takes longer than pressing a key
  let target = await find();
  for (let step = 0; step < MAX_STEPS; step++) {
    const state = await target.evaluate((node) => (node === document.activeElement ? "focused" : node.isConnected));
    if (state === "focused") return;
    if (!state) target = await find();
    await page.keyboard.press("Tab");
  }
  throw new Error(`${String(thing)} cannot be reached with ${MAX_STEPS} presses of Tab`);
}
const press = async (page: Page, thing: Locator, key = "Enter"): Promise<void> => {
  await tabTo(page, thing);
  await page.keyboard.press(key);
};

test("by keyboard: sign in, edit a product, update all, read the numbers, find an address, sign out", async ({
  page,
}) => {
  const { email, password } = operator();
  const link = (name: string) => page.getByRole("link", { name, exact: true });
  const tab = (name: string) => page.getByRole("navigation", { name: "Dashboard" }).getByRole("link", { name });
  const button = (name: string) => page.getByRole("button", { name, exact: true });

  await page.goto("/admin");
  await tabTo(page, page.getByLabel("E-mail"));
  await page.keyboard.type(email);
  await tabTo(page, page.getByLabel("Password", { exact: true }));
  await page.keyboard.type(password);
  await page.keyboard.press("Enter");
  await expect(button("Log out")).toBeVisible();

  await page.keyboard.press("Tab");
  await expect(link("Skip to content")).toBeVisible();
  await tabTo(page, page.getByRole("radio", { name: /Germany/ }));
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: /United States/ })).toBeChecked();
  await page.keyboard.press("ArrowLeft");
  await press(page, page.getByRole("table").getByRole("row").nth(1).getByRole("link").first());

  const dosage = page.getByLabel("Dosage instructions");
  await tabTo(page, dosage);
  await page.keyboard.press("ControlOrMeta+A");
  const text = `Einmal am Tag, ${Date.now()}`;
  await page.keyboard.type(text);
  await press(page, button("Save Changes"));
  await expect(page.getByText(/is saved\.$/)).toBeVisible();
  await press(page, page.getByRole("table").getByRole("row").nth(1).getByRole("link").first());
  await expect(dosage).toHaveValue(text);
  await press(page, link("Back to products"));

  await press(
    page,
    page
      .getByRole("table")
      .getByRole("row")
      .nth(1)
      .getByRole("button", { name: /^Delete / }),
  );
  await expect(button("Keep it")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await press(page, tab("Bulk Update"));
  await press(page, button("Start update"));
  await press(page, page.getByRole("dialog").getByRole("button", { name: /^Update \d+ products$/ }));
  await expect(page.getByRole("heading", { name: "Updating Germany" })).toBeFocused();
  await press(page, button("Pause"));
  await expect(page.getByRole("heading", { name: "Update of Germany paused" })).toBeVisible();
  await press(page, button("Cancel"));
  await press(page, page.getByRole("dialog").getByRole("button", { name: /^Cancel \d+ products?$/ }));
  await expect(page.getByText("Update of Germany cancelled")).toBeVisible();
  await expectAccessible(page);

  await press(page, tab("Import/Export"));
  await tabTo(page, page.getByRole("checkbox", { name: /Poland/ }));
  await page.keyboard.press("Space");
  await expect(page.getByRole("checkbox", { name: /Poland/ })).not.toBeChecked();

  await press(
    page,
    page.getByRole("navigation", { name: "Admin", exact: true }).getByRole("link", { name: /User Flow/ }),
  );
  await tabTo(page, page.getByRole("radiogroup", { name: "Range" }).getByRole("radio", { name: "7d" }));
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "30d" })).toBeChecked();

  await press(page, page.getByRole("navigation", { name: "Admin", exact: true }).getByRole("link", { name: /Emails/ }));
  await tabTo(page, page.getByPlaceholder("Search by email or dog breed..."));
  await page.keyboard.type("nobody-has-this-address");
  await expect(page.getByText("No emails found")).toBeVisible();

  await press(page, button("Log out"));
  await expect(button("Sign in")).toBeVisible();
});
