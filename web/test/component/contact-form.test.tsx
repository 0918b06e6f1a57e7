import { beforeEach, describe, expect, test, vi } from "vitest";
import { fireEvent, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { LANGUAGES } from "@hundeblick/proto/languages";
import { siteTexts } from "../support/site-texts.ts";
import { renderPage } from "../support/render-page.tsx";

const sendMessage = vi.fn(async (_message: unknown) => undefined);
vi.resetModules();
vi.doMock("../../src/features/legal/send-message.ts", () => ({ sendMessage }));
const { ContactForm } = await import("../../src/features/legal/ContactForm.tsx");

beforeEach(() => void sendMessage.mockClear());

const EMPTY = { de: "Bitte füll dieses Feld aus.", en: "Please fill in this field.", pl: "Wypełnij to pole." };
const LONG = {
  de: "Das ist zu lang. Platz ist für 10.000 Zeichen.",
  en: "This is too long. There is room for 10,000 characters.",
  pl: "Tekst jest za długi. Limit znaków: 10\u00a0000.",
};

describe.each(LANGUAGES)("the contact form in %s", (language) => {
  const texts = siteTexts(language);
  const word = (key: string) => texts[key] ?? key;
  const field = (name: string) => screen.getByLabelText(word(name));
  const send = () => userEvent.click(screen.getByRole("button", { name: word("Send message") }));

  test("shows errors at the fields, and sends once they are fixed", async () => {
    renderPage(<ContactForm />, { at: `/${language}/contact`, language, texts });
    await send();
    for (const name of ["Name", "Your e-mail address", "Subject", "Message"])
      expect(field(name)).toHaveAccessibleDescription(EMPTY[language]);
    expect(field("Name")).toHaveFocus();

    await userEvent.type(field("Name"), "Jana");
    expect(field("Name")).not.toHaveAttribute("aria-invalid");
    await userEvent.type(field("Your e-mail address"), "jana");
    expect(field("Your e-mail address")).toHaveAccessibleDescription(
      word("This does not look like an e-mail address. Please check it."),
    );
    await userEvent.type(field("Your e-mail address"), "@example.com");
    await userEvent.type(field("Subject"), "Frage");
    fireEvent.change(field("Message"), { target: { value: "a".repeat(10_001) } });
    await send();
    expect(field("Message")).toHaveAccessibleDescription(LONG[language]);
    expect(field("Message")).toHaveFocus();
    expect(sendMessage).not.toHaveBeenCalled();

    fireEvent.change(field("Message"), { target: { value: "Hallo" } });
    await send();
    expect(await screen.findByText(word("Thank you for your message! We'll get back to you soon."))).toBeVisible();
    expect(sendMessage).toHaveBeenCalledWith(expect.objectContaining({ name: "Jana", message: "Hallo", language }));
  });
});
