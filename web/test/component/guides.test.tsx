import { describe, expect, test } from "vitest";
import { fireEvent, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { Language } from "@hundeblick/proto/language";
import type { ReactNode } from "react";
import { ArthrosisDose } from "../../src/features/guides/arthrosis/ArthrosisDose.tsx";
import { TEXTS as ARTHROSIS } from "../../src/features/guides/arthrosis/arthrosis.de.ts";
import { TEXTS as ENGLISH_ARTHROSIS } from "../../src/features/guides/arthrosis/arthrosis.en.ts";
import { TEXTS as POLISH_ARTHROSIS } from "../../src/features/guides/arthrosis/arthrosis.pl.ts";
import { SymptomCalculator } from "../../src/features/guides/arthrosis/SymptomCalculator.tsx";
import { ComparisonDose } from "../../src/features/guides/comparison/ComparisonDose.tsx";
import { TEXTS as COMPARISON } from "../../src/features/guides/comparison/comparison.de.ts";
import { TEXTS as ENGLISH_COMPARISON } from "../../src/features/guides/comparison/comparison.en.ts";
import { TEXTS as POLISH_COMPARISON } from "../../src/features/guides/comparison/comparison.pl.ts";
import { CostTable } from "../../src/features/guides/comparison/CostTable.tsx";
import { EffectComparison } from "../../src/features/guides/comparison/EffectComparison.tsx";
import { Studies } from "../../src/features/guides/comparison/Studies.tsx";
import { AgeTable } from "../../src/features/guides/joint-tablets/AgeTable.tsx";
import { TEXTS as TABLETS } from "../../src/features/guides/joint-tablets/joint-tablets.de.ts";
import { TEXTS as ENGLISH_TABLETS } from "../../src/features/guides/joint-tablets/joint-tablets.en.ts";
import { TEXTS as POLISH_TABLETS } from "../../src/features/guides/joint-tablets/joint-tablets.pl.ts";
import { SevenSigns } from "../../src/features/guides/joint-tablets/SevenSigns.tsx";
import { SizeAdvice } from "../../src/features/guides/joint-tablets/SizeAdvice.tsx";
import { tap } from "../support/clicks.ts";
import { renderPage } from "../support/render-page.tsx";
import { siteTexts } from "../support/site-texts.ts";

const open = (ui: ReactNode) => renderPage(ui, { at: "/de/ratgeber", language: "de", texts: siteTexts("de") });
const vetFirst = () => screen.queryByText("Bitte zuerst in die Tierarztpraxis");
const rate = (sign: string, rating: string) =>
  userEvent.click(within(screen.getByRole("group", { name: sign })).getByRole("radio", { name: rating }));
const slide = (kg: number) => fireEvent.change(screen.getByRole("slider"), { target: { value: kg } });
/** Text beside a name in a list of amounts. */
const beside = (name: string) => screen.getByText(name).nextElementSibling?.textContent;

describe("the symptom calculator", () => {
  const SIGNS = [
    "Steif am Morgen",
    "Hinkt nach dem Ruhen",
    "Mühe mit Treppen",
    "Bewegt sich weniger",
    "Muskeln werden weniger",
    "Gelenke geschwollen, dick oder heiß",
    "Schmerz bei Berührung",
    "Schlechter bei nasskaltem Wetter",
  ];

  test("has no result before the first answer", () => {
    open(<SymptomCalculator texts={ARTHROSIS} />);
    expect(screen.getByText(/Das Ergebnis erscheint hier/)).toBeVisible();
    expect(screen.getAllByRole("group")).toHaveLength(SIGNS.length);
  });

  test.each([
    ["Keine", "0 %", "Keine bis geringe Anzeichen", false],
    ["Leicht", "33 %", "Was zählt, ist das einzelne Zeichen, nicht die Summe", true],
    ["Mittel", "66 %", "Deutliche Anzeichen", true],
    ["Stark", "100 %", "Schwere Anzeichen", true],
  ])("all eight signs at '%s' are %s: %s", async (rating, percent, title, vet) => {
    open(<SymptomCalculator texts={ARTHROSIS} />);
    for (const sign of SIGNS) await rate(sign, rating);
    expect(screen.getByText(percent)).toBeVisible();
    expect(screen.getByText(title)).toBeVisible();
    expect(vetFirst() !== null).toBe(vet);
    if (rating === "Stark") expect(screen.getByText(/dringend tierärztlich/)).toBeVisible();
  });

  test.each([
    ["Steif am Morgen", "Stark", "8 %"],
    ["Hinkt nach dem Ruhen", "Stark", "12 %"],
    ["Muskeln werden weniger", "Stark", "16 %"],
    ["Gelenke geschwollen, dick oder heiß", "Leicht", "5 %"],
    ["Schmerz bei Berührung", "Leicht", "6 %"],
    ["Schmerz bei Berührung", "Stark", "20 %"],
  ])("'%s' at '%s' keeps its %s, and a vet stands above it without a calming word", async (sign, rating, percent) => {
    open(<SymptomCalculator texts={ARTHROSIS} />);
    await rate(sign, rating);
    expect(screen.getByText(percent)).toBeVisible();
    expect(vetFirst()).toBeVisible();
    expect(vetFirst()?.compareDocumentPosition(screen.getByText(percent))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(
      screen.queryByText(/geringe|Leichte Anzeichen|Halte das Gewicht|beim nächsten Besuch|alle drei Monate/),
    ).toBeNull();
    await rate(sign, "Keine");
    expect(vetFirst()).toBeNull();
    expect(screen.getByText("Keine bis geringe Anzeichen")).toBeVisible();
  });
});

describe("the amounts of the arthrosis guide", () => {
  test("default to 35 kg and medium signs", () => {
    open(<ArthrosisDose texts={ARTHROSIS} />);
    expect(beside("Glucosamin")).toBe("700 mg");
    expect(beside("Omega-3 (EPA und DHA)")).toBe("2.625 mg");
    expect(screen.getByText(/Anfangsmenge 350 mg/)).toBeVisible();
  });

  test("depend on weight and severity, and severe signs need a vet", async () => {
    open(<ArthrosisDose texts={ARTHROSIS} />);
    slide(25);
    await tap("Schwer");
    expect(beside("Hyaluronsäure")).toBe("60 mg");
    expect(vetFirst()).toBeVisible();
    await tap("Leicht");
    expect(beside("Hyaluronsäure")).toBe("40 mg");
    expect(vetFirst()).toBeNull();
  });
});

describe("joint tablets", () => {
  test("a small dog is shown first, a very large one has its own ages", async () => {
    open(<SizeAdvice texts={TABLETS} />);
    expect(beside("Vorsorglich prüfen")).toBe("8–10 Jahre");
    expect(beside("Tabletten, Woche 1–2")).toBe("0,5 am Tag");
    await tap("Sehr groß, über 40 kg");
    expect(beside("Begleiten, wenn Anzeichen da sind")).toBe("5+ Jahre");
    expect(beside("Tabletten, Woche 1–2")).toBe("1,5–2 am Tag");
    expect(beside("Tabletten, Woche 3–4")).toBe("3–4 am Tag");
  });

  test("the table holds all four sizes", () => {
    open(<AgeTable texts={TABLETS} />);
    expect(screen.getByRole("row", { name: "25–40 kg 6–7 7+ 3–4" })).toBeVisible();
    expect(screen.getAllByRole("row")).toHaveLength(5);
  });

  test("ticked signs add up, a limping dog needs a vet", async () => {
    open(<SevenSigns texts={TABLETS} />);
    expect(screen.getByText("Keine Anzeichen")).toBeVisible();
    await userEvent.click(screen.getByRole("checkbox", { name: "Hinkt" }));
    expect(screen.getByText("3", { exact: false, selector: "p" })).toHaveTextContent("3 von 13 Punkten");
    expect(vetFirst()).toBeVisible();
    expect(screen.queryByText(/Vorbeugende|in vier Wochen|beim nächsten Besuch/)).toBeNull();
    await userEvent.click(screen.getByRole("checkbox", { name: "Hinkt" }));
    expect(vetFirst()).toBeNull();
    await userEvent.click(screen.getByRole("checkbox", { name: "Meidet Treppen" }));
    expect(screen.getByText(/in vier Wochen/)).toBeVisible();
    await userEvent.click(screen.getByRole("checkbox", { name: "Meidet Treppen" }));
    expect(screen.getByText(/Schön/)).toBeVisible();
    for (const alarm of [/heiß, dick/, /tut ihm weh/]) {
      await userEvent.click(screen.getByRole("checkbox", { name: alarm }));
      expect(vetFirst()).toBeVisible();
      expect(screen.queryByText(/Schön|Keine Anzeichen/)).toBeNull();
      await userEvent.click(screen.getByRole("checkbox", { name: alarm }));
    }
    for (const box of screen.getAllByRole("checkbox")) await userEvent.click(box);
    expect(screen.getByText("13", { exact: false, selector: "p" })).toHaveTextContent("13 von 13 Punkten");
    expect(screen.getByText("Zum Tierarzt, dazu Gelenktabletten")).toBeVisible();
  });
});

describe("glucosamine and chondroitin", () => {
  test("amounts depend on weight and purpose", async () => {
    open(<ComparisonDose texts={COMPARISON} />);
    expect([beside("Glucosamin"), beside("Chondroitin")]).toEqual(["400 mg", "300 mg"]);
    slide(60);
    await tap("Schwere Anzeichen");
    expect([beside("Glucosamin"), beside("Chondroitin")]).toEqual(["1.800 mg", "1.350 mg"]);
    expect(vetFirst()).toBeVisible();
    await tap("Vorbeugend");
    expect([beside("Glucosamin"), beside("Chondroitin")]).toEqual(["900 mg", "675 mg"]);
  });

  test("costs are those of the three products", () => {
    open(<CostTable texts={COMPARISON} />);
    expect(screen.getByRole("row", { name: /Kombination 400\/300 mg 0,95\s€ 28,50\s€ 1 von 5/ })).toBeVisible();
  });

  test("three products are rated in four aspects, every study names its source", () => {
    open(
      <>
        <EffectComparison texts={COMPARISON} />
        <Studies texts={COMPARISON} />
      </>,
    );
    expect(screen.getAllByText(/^[1-5] von 5$/)).toHaveLength(12);
    const studies = screen.getAllByRole("listitem");
    expect(studies.length).toBeGreaterThanOrEqual(4);
    for (const study of studies) {
      expect(within(study).getByRole("link")).toHaveAttribute(
        "href",
        expect.stringMatching(/^https:\/\/(doi\.org|pubmed)/),
      );
    }
  });
});

describe("the same guides in another language", () => {
  const openIn = (language: Language, ui: ReactNode) =>
    renderPage(ui, { at: `/${language}/guide`, language, texts: siteTexts(language) });

  test.each([
    ["en", ENGLISH_ARTHROSIS, "Omega-3 (EPA and DHA)", "2,625 mg", /To begin with 1,313 mg/],
    ["pl", POLISH_ARTHROSIS, "Omega-3 (EPA i DHA)", "2625 mg", /Na początek 1313 mg/],
  ] as const)("write amounts as %s does", (language, texts, name, amount, first) => {
    openIn(language, <ArthrosisDose texts={texts} />);
    expect(beside(name)).toBe(amount);
    expect(screen.getByText(first)).toBeVisible();
  });

  test.each([
    ["en", ENGLISH_TABLETS, "Avoids stairs", "Limps", "Please see a vet first", /in four weeks.*this week/],
    ["pl", POLISH_TABLETS, "Unika schodów", "Kuleje", "Najpierw do weterynarza", /cztery tygodnie.*w tym tygodniu/],
  ] as const)("put a vet above a low score, %s", async (language, texts, calm, limps, vet, advice) => {
    openIn(language, <SevenSigns texts={texts} />);
    await userEvent.click(screen.getByRole("checkbox", { name: calm }));
    expect(screen.getByText(advice)).toBeVisible();
    await userEvent.click(screen.getByRole("checkbox", { name: limps }));
    expect(screen.getByText(vet)).toBeVisible();
    expect(screen.getByText(texts.vetFirst.reasons.limp)).toBeVisible();
    expect(screen.queryByText(advice)).toBeNull();
  });

  test.each([
    ["en", ENGLISH_COMPARISON, /Both together 400\/300 mg €0\.95 €28\.50 1 of 5/],
    ["pl", POLISH_COMPARISON, /Obie razem 400\/300 mg 0,95\s€ 28,50\s€ 1 z 5/],
  ] as const)("write prices as %s does", (language, texts, row) => {
    openIn(language, <CostTable texts={texts} />);
    expect(screen.getByRole("row", { name: row })).toBeVisible();
  });
});
