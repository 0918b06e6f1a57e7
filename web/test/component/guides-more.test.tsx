import { afterEach, expect, test } from "vitest";
import { act, fireEvent, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server.edge";
import { Provider } from "react-redux";
import { MemoryRouter } from "react-router-dom";
import { replayEarlyUse, recordEarlyUse } from "../../src/app/early-use.ts";
import { newSession } from "../../src/shared/session/session.slice.ts";
import { makeStore } from "../../src/shared/store/store.ts";
import { ComparisonDose } from "../../src/features/guides/comparison/ComparisonDose.tsx";
import { TEXTS as COMPARISON } from "../../src/features/guides/comparison/comparison.de.ts";
import { TEXTS as TABLETS } from "../../src/features/guides/joint-tablets/joint-tablets.de.ts";
import { SevenSigns } from "../../src/features/guides/joint-tablets/SevenSigns.tsx";
import { GrowthByAge } from "../../src/features/guides/labrador/GrowthByAge.tsx";
import { TEXTS as LABRADOR } from "../../src/features/guides/labrador/labrador.de.ts";
import { TEXTS as ENGLISH_LABRADOR } from "../../src/features/guides/labrador/labrador.en.ts";
import { TEXTS as POLISH_LABRADOR } from "../../src/features/guides/labrador/labrador.pl.ts";
import { TEXTS as ZOOMIES } from "../../src/features/guides/zoomies/zoomies.de.ts";
import { ZoomiesOrNot } from "../../src/features/guides/zoomies/ZoomiesOrNot.tsx";
import { renderPage } from "../support/render-page.tsx";
import { siteTexts } from "../support/site-texts.ts";

afterEach(() => document.body.replaceChildren());

const sign = (text: RegExp) => screen.getByRole("checkbox", { name: text });

test("a bowed, happy dog has zoomies, until one sign needs a vet", async () => {
  renderPage(<ZoomiesOrNot texts={ZOOMIES} />);
  await userEvent.click(sign(/Hintern tief/));
  expect(screen.getByText(/echten Zoomies/)).toBeVisible();
  await userEvent.click(sign(/jagt Schwanz/));
  expect(screen.queryByText(/echten Zoomies/)).toBeNull();
  expect(screen.getByText(/in den nächsten Tagen in der Tierarztpraxis/)).toBeVisible();
});

test("a staggering dog needs a vet now, until it is unticked", async () => {
  renderPage(<ZoomiesOrNot texts={ZOOMIES} />);
  await userEvent.click(sign(/taumelt/));
  expect(screen.getByRole("note")).toHaveTextContent("Ruf jetzt in der Praxis");
  await userEvent.click(sign(/taumelt/));
  expect(screen.queryByRole("note")).toBeNull();
});

/** Renders a widget on the server, lets a visitor use it, and then hydrates it. */
async function usedTooEarly(widget: ReactNode, use: () => void): Promise<void> {
  const place = document.body.appendChild(document.createElement("div"));
  place.innerHTML = renderToString(widget);
  recordEarlyUse();
  use();
  await act(async () => void hydrateRoot(place, widget));
  await act(replayEarlyUse);
}

test("a sign ticked before hydration counts afterwards", async () => {
  await usedTooEarly(<ZoomiesOrNot texts={ZOOMIES} />, () => sign(/Hintern tief/).click());
  expect(sign(/Hintern tief/)).toBeChecked();
  expect(screen.getByText(/echten Zoomies/)).toBeVisible();
});

test("an age and a weight entered before hydration count too", async () => {
  const growth = (
    <Provider store={makeStore(newSession("de"))}>
      <MemoryRouter>
        <GrowthByAge texts={LABRADOR} />
      </MemoryRouter>
    </Provider>
  );
  await usedTooEarly(growth, () => {
    fireEvent.input(screen.getByRole("slider"), { target: { value: "24" } });
    fireEvent.input(screen.getByRole("textbox"), { target: { value: "30" } });
  });
  expect(screen.getByText("In diesem Alter oft 25 bis 32 kg.")).toBeVisible();
  expect(screen.getByText(/liegt im üblichen Bereich/)).toBeVisible();
});

test("inputs before hydration count in every guide", async () => {
  await usedTooEarly(<SevenSigns texts={TABLETS} />, () => {
    sign(/Meidet Treppen/).click();
    sign(/Steht schwer auf/).click();
  });
  expect(screen.getByText(/^4/)).toHaveTextContent("4 von 13 Punkten");
  document.body.replaceChildren();
  const store = makeStore(newSession("de"));
  const doses = (
    <Provider store={store}>
      <MemoryRouter>
        <ComparisonDose texts={COMPARISON} />
      </MemoryRouter>
    </Provider>
  );
  await usedTooEarly(doses, () => {
    fireEvent.input(screen.getByRole("slider"), { target: { value: "60" } });
    screen.getByRole("radio", { name: "Schwere Anzeichen" }).click();
  });
  expect(screen.getByText("1.800 mg")).toBeVisible();
  expect(screen.getByRole("radio", { name: "Schwere Anzeichen" })).toBeChecked();
});

test("the slider changes the stage, the rule of thumb and the band of weights", () => {
  renderPage(<GrowthByAge texts={LABRADOR} />, { at: "/de/labrador-welpe-gelenkschutz", language: "de" });
  expect(screen.getByText("In diesem Alter oft 12,5 bis 16 kg.")).toBeVisible();
  fireEvent.change(screen.getByRole("slider"), { target: { value: "12" } });
  const stage = screen.getByRole("region", { name: "Mit 12 Monaten" });
  expect(within(stage).getByRole("heading", { name: "Halbstark" })).toBeVisible();
  expect(stage).toHaveTextContent("etwa 60 Minuten");
  fireEvent.change(screen.getByRole("slider"), { target: { value: "24" } });
  expect(screen.getByText(/gilt nach dem ersten Jahr nicht mehr/)).toBeVisible();
});

test.each([
  ["en", ENGLISH_LABRADOR, "At this age often 12.5 to 16 kg.", "4 months", "22 months"],
  ["pl", POLISH_LABRADOR, "W tym wieku często od 12,5 do 16 kg.", "4 miesiące", "22 miesiące"],
] as const)("a page in %s says weights and ages in its own words", (language, texts, band, months, later) => {
  renderPage(<GrowthByAge texts={texts} />, { at: `/${language}/labrador`, language });
  expect(screen.getByText(band)).toBeVisible();
  expect(screen.getByText(months)).toBeVisible();
  fireEvent.change(screen.getByRole("slider"), { target: { value: "22" } });
  expect(screen.getByText(later)).toBeVisible();
});

test.each([
  ["24", "3", /3 kg mit 24 Monaten\. Ist die Zahl richtig\? So viel oder so wenig/],
  ["2", "70", /70 kg mit 2 Monaten\. Ist die Zahl richtig\? So viel oder so wenig/],
  ["24", "16", /weit unter dem üblichen Bereich.*ruf heute in der Praxis an/],
  ["24", "45", /weit über dem üblichen Bereich.*in der Praxis festlegen/],
])("at %s months %s kg is asked back and sent to a vet, without a calming word", async (months, kg, words) => {
  renderPage(<GrowthByAge texts={LABRADOR} />, {
    at: "/de/labrador-welpe-gelenkschutz",
    language: "de",
    texts: siteTexts("de"),
  });
  fireEvent.change(screen.getByRole("slider"), { target: { value: months } });
  await userEvent.type(screen.getByRole("textbox", { name: /Gewicht/ }), kg);
  expect(screen.getByRole("note")).toHaveTextContent("Bitte zuerst in die Tierarztpraxis");
  expect(screen.getByRole("note")).toHaveTextContent(words);
  expect(screen.queryByText(/fein gebaut|ohne dick zu sein|im üblichen/)).toBeNull();
});

test("a puppy's weight is classified by its sex", async () => {
  renderPage(<GrowthByAge texts={LABRADOR} />);
  const weight = screen.getByRole("textbox", { name: /Gewicht/ });
  await userEvent.type(weight, "16,5");
  expect(screen.getByText(/über dem üblichen Bereich/)).toBeVisible();
  await userEvent.click(screen.getByRole("radio", { name: "Rüde" }));
  expect(screen.getByText(/liegt im üblichen Bereich/)).toBeVisible();
  await userEvent.clear(weight);
  expect(screen.queryByText(/liegt im üblichen Bereich/)).toBeNull();
  await userEvent.type(weight, "155");
  expect(screen.getByRole("alert")).toHaveTextContent("Bitte ein Gewicht zwischen 1 und 70 kg");
  expect(weight).toBeInvalid();
});
