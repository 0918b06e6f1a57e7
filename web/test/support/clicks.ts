import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";

/** Clicks a button. */
export const press = (name: string): Promise<void> => userEvent.click(screen.getByRole("button", { name }));
/** Chooses a radio option. */
export const tap = (name: string): Promise<void> => userEvent.click(screen.getByRole("radio", { name }));
/** Sends the form with the dog's details. */
export const send = (): Promise<void> => press("Continue");
