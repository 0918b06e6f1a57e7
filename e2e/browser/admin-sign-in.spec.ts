import type { Page } from "@playwright/test";
import { addOperator, operator, signInAsOperator, systemEnv } from "../support/operator.ts";
import { expect, expectAccessible, expectNoScroll, test } from "../support/visitor.ts";

/** Passkeys need a domain: `localhost` here, while the other tests use the IP address. */
const asName = (baseURL = ""): string => baseURL.replace("127.0.0.1", "localhost");

/** A virtual authenticator in the browser, which always agrees. */
async function addAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

async function enterPassword(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
}
const confirmWith = async (page: Page, password: string): Promise<void> => {
  const dialog = page.getByRole("dialog", { name: "Confirm that it is you" });
  await dialog.getByLabel("Your password").fill(password);
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Confirm" }).click();
  await expect(dialog).toBeHidden();
};
const logOut = (page: Page): Promise<void> => page.getByRole("button", { name: "Log out" }).click();
const EXPECTED = { type: "expects-error", description: "status of 40[13]" };

test(
  "a passkey is added, asked for after the password, renamed and removed; a recovery code replaces it once",
  {
    annotation: EXPECTED,
  },
  async ({ page, baseURL }) => {
    // an operator of its own, so that no other test needs a passkey
    const own = await addOperator(baseURL ?? "", systemEnv(), `key-${Date.now()}@example.org`);
    await addAuthenticator(page);
    await page.goto(`${asName(baseURL)}/admin?tab=settings`);
    await enterPassword(page, own);
    await page.getByRole("button", { name: "Add passkey" }).click();
    await page.getByRole("dialog", { name: "Add passkey" }).getByLabel("Name").fill("Laptop");
    await page.getByRole("button", { name: "Create passkey" }).click();
    await confirmWith(page, own.password);
    const codes = page.getByRole("dialog", { name: "Your recovery codes" });
    await expect(codes.getByRole("listitem")).toHaveCount(10);
    await expectAccessible(page);
    const [first = ""] = await codes.getByRole("listitem").allTextContents();
    await codes.getByLabel("I have kept the codes").check();
    await codes.getByRole("button", { name: "Done" }).click();
    await expect(page.getByText("10 of 10 are unused")).toBeVisible();

    await logOut(page);
    await enterPassword(page, own);
    await expect(page.getByRole("heading", { name: "Your passkey" })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Use passkey" }).click();
    await expect(page.getByRole("button", { name: "Log out" })).toBeVisible();

    await logOut(page);
    await enterPassword(page, own);
    await page.getByRole("button", { name: "Use a recovery code" }).click();
    await page.getByLabel("Recovery code").fill(first.toLowerCase());
    await page.getByRole("button", { name: "Sign in" }).click();
    await expect(page.getByRole("button", { name: "Log out" })).toBeVisible();
    await page.goto(`${asName(baseURL)}/admin?tab=settings`);
    await expect(page.getByText("9 of 10 are unused")).toBeVisible();

    await page.getByRole("button", { name: "Rename Laptop" }).click();
    await page.getByRole("dialog").getByLabel("Name").fill("Old laptop");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByRole("button", { name: "Remove Old laptop" }).click();
    await page.getByRole("button", { name: "Remove passkey" }).click();
    const dialog = page.getByRole("dialog", { name: "Confirm that it is you" });
    await dialog.getByRole("button", { name: "Use passkey" }).click();
    await expect(page.getByText("You have none: your password alone opens the admin area.")).toBeVisible();
  },
);

test("by IP address the admin area names the address where passkeys work", async ({ page, baseURL }) => {
  await signInAsOperator(page, "/admin?tab=settings");
  await expect(page.getByText(`Passkeys do not work at ${new URL(baseURL ?? "").host}`)).toBeVisible();
  await expect(page.getByRole("link", { name: `${asName(baseURL)}/admin` })).toBeVisible();
  await expect(page.getByRole("button", { name: "Add passkey" })).toBeDisabled();
});

test("scripts cannot read the session, and signing out in one tab signs out the other", async ({ page, context }) => {
  await signInAsOperator(page);
  expect(await page.evaluate(() => document.cookie)).toBe("");
  const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  expect(stored.filter((key) => !["theme", "admin-market"].includes(key))).toEqual([]);
  const cookies = (await context.cookies()).filter(({ name }) => name.startsWith("admin-"));
  expect(cookies.map(({ name }) => name).toSorted()).toEqual(["admin-browser", "admin-session"]);
  for (const { httpOnly, sameSite } of cookies)
    expect({ httpOnly, sameSite }).toEqual({ httpOnly: true, sameSite: "Strict" });

  const other = await context.newPage();
  await other.goto("/admin/product-stats");
  await expect(other.getByRole("button", { name: "Log out" })).toBeVisible();
  await logOut(page);
  await expect(other.getByText("You signed out in another tab.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Sign in" })).toBeVisible();
  await signInAsOperator(page);
  await expect(other.getByRole("heading", { name: "Product Analytics" })).toBeVisible();
});

test("adding an operator needs a confirmation by password", { annotation: EXPECTED }, async ({ page }) => {
  await signInAsOperator(page, "/admin?tab=settings");
  await page.getByRole("button", { name: "Add operator" }).click();
  const dialog = page.getByRole("dialog", { name: "Add operator" });
  await dialog.getByLabel("E-mail").fill(`asked-${Date.now()}@example.org`);
  await dialog.getByRole("button", { name: "Add operator" }).click();
  await confirmWith(page, operator().password);
  await expect(dialog.getByText("The password is shown only this once.")).toBeVisible();
});

test("a deep link leads through the login screen to its page", async ({ page }) => {
  await page.goto("/admin/analytics");
  await enterPassword(page, operator());
  await expect(page.getByRole("heading", { name: "User Flow Analytics" })).toBeVisible();
});

for (const width of [360, 768, 1280])
  test(`the sign-in settings fit ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await signInAsOperator(page, "/admin?tab=settings");
    await page.getByRole("button", { name: "Change password" }).click();
    await page.getByRole("dialog").getByLabel("New password").fill("passwordpassword");
    await expect(page.getByText(/^Too easy to guess/)).toBeVisible();
    await expectNoScroll(page, width);
    await expectAccessible(page);
  });
