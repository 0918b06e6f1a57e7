import { expect, test } from "vitest";
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { Accordion, Question } from "../../src/shared/ui/Accordion.tsx";
import { EffectBars } from "../../src/features/guides/parts/EffectBars.tsx";
import { Slider } from "../../src/features/guides/parts/Slider.tsx";
import { Tab, Tabs } from "../../src/features/guides/parts/Tabs.tsx";
import { renderPage } from "../support/render-page.tsx";

const tabs = (
  <Tabs label="Vergleich">
    <Tab title="Wirksamkeit">Balken</Tab>
    <Tab title="Klinische Studien">Liste</Tab>
    <Tab title="Kosten">Tabelle</Tab>
  </Tabs>
);

test("shows the first tab, and another one after a tap", async () => {
  render(tabs);
  expect(screen.getByText("Balken")).toBeVisible();
  await userEvent.click(screen.getByRole("tab", { name: "Klinische Studien" }));
  expect(screen.getByText("Liste")).toBeVisible();
  expect(screen.getByText("Balken")).not.toBeVisible();
});

test("arrow keys cycle through the tabs, Home and End go to the ends", async () => {
  render(tabs);
  await userEvent.tab();
  await userEvent.keyboard("{ArrowLeft}");
  expect(screen.getByRole("tab", { name: "Kosten" })).toHaveFocus();
  expect(screen.getByText("Tabelle")).toBeVisible();
  await userEvent.keyboard("{Home}");
  expect(screen.getByRole("tab", { name: "Wirksamkeit", selected: true })).toHaveFocus();
  await userEvent.keyboard("{End}{ArrowRight}");
  expect(screen.getByRole("tab", { name: "Wirksamkeit", selected: true })).toHaveFocus();
});

test("one question per accordion is open", () => {
  const { container } = render(
    <>
      <Accordion>
        <Question ask="Eins?">Ja</Question>
        <Question ask="Zwei?">Nein</Question>
      </Accordion>
      <Accordion>
        <Question ask="Drei?">Vielleicht</Question>
      </Accordion>
    </>,
  );
  const [one, two, three] = [...container.querySelectorAll("details")].map((item) => item.getAttribute("name"));
  expect(one).toBeTruthy();
  expect(two).toBe(one);
  expect(three).not.toBe(one);
});

test("the slider has its value with the unit as value text", () => {
  const Weighed = () => {
    const [weight, setWeight] = useState(35);
    const format = (kg: number) => `${kg} kg`;
    return <Slider label="Gewicht" min={25} max={45} value={weight} format={format} onChange={setWeight} />;
  };
  render(<Weighed />);
  expect(screen.getByRole("slider", { name: "Gewicht" })).toHaveAttribute("aria-valuetext", "35 kg");
  expect(screen.getByText("35 kg")).toBeVisible();
});

test("a bar has a screen reader text", () => {
  renderPage(<EffectBars heading="Glucosamin" bars={[{ label: "Preis", dots: 4 }]} />, {
    at: "/de",
    language: "de",
  });
  expect(screen.getByText("4 von 5")).toBeInTheDocument();
});
