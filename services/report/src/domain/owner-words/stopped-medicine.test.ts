import { describe, expect, test } from "vitest";
import type { Language } from "@hundeblick/proto/language";
import { expectMedicines, expectMedicinesInField, read } from "../../../test/support/owner-texts.ts";

describe("a medicine that was stopped", () => {
  test.each<[Language, string]>([
    ["de", "Cortison abgesetzt"],
    ["de", "früher Cortison, jetzt nichts"],
    ["de", "Cortison (abgesetzt)"],
    ["de", "Cortison nicht mehr"],
    ["de", "Apoquel wurde ausgeschlichen"],
    ["en", "stopped rimadyl"],
    ["en", "previously on prednisolone"],
    ["en", "rimadyl - stopped"],
    ["pl", "odstawiony encorton"],
    ["pl", "kiedyś encorton"],
    ["de", "stopped rimadyl"],
  ])("[%s] is not listed: %s", expectMedicinesInField());

  test.each<[Language, string]>([
    ["de", "Das Cortison haben wir abgesetzt"],
    ["de", "Das Cortison musste abgesetzt werden"],
    ["de", "Cortison und Apoquel haben wir abgesetzt"],
    ["en", "she came off steroids"],
    ["en", "he is no longer on apoquel"],
    ["en", "we took him off rimadyl"],
    ["pl", "odstawiliśmy mu encorton"],
    ["pl", "już nie dostaje sterydów"],
    ["de", "Antibiotikum letzte Woche fertig genommen"],
    ["de", "Antibiotika-Kur gestern zu Ende"],
    ["de", "Cortison einmal probiert"],
    ["en", "course of antibiotics finished"],
    ["en", "tried gabapentin once"],
    ["pl", "skończył antybiotyk w zeszłym tygodniu"],
    ["pl", "drugi pies jest na insulinie"],
  ])("[%s] is not told: %s", expectMedicines());

  test.each<[Language, string, string[]]>([
    ["de", "Cortison darf nicht abgesetzt werden", ["steroid"]],
    ["de", "Cortison soll bald abgesetzt werden", ["steroid"]],
    ["de", "Cortison abgesetzt und jetzt Apoquel", ["jak_inhibitor"]],
    ["de", "Mit Apoquel kratzt sie sich nicht mehr", ["jak_inhibitor"]],
    ["en", "on apoquel she no longer itches", ["jak_inhibitor"]],
    ["en", "rimadyl stopped helping", ["nsaid"]],
    ["de", "bekommt noch Antibiotikum", ["antibiotic"]],
    ["en", "gabapentin once daily", ["sedative"]],
    ["en", "trying gabapentin now", ["sedative"]],
    ["pl", "drugi raz na insulinie", ["insulin"]],
    ["pl", "po apoquelu już nie drapie się", ["jak_inhibitor"]],
    ["de", "Seit Rimadyl abgesetzt wurde bekommt er Apoquel", ["jak_inhibitor"]],
    ["en", "we want to stop rimadyl", ["nsaid"]],
    ["en", "rimadyl must not be stopped", ["nsaid"]],
    ["en", "stopped rimadyl and started apoquel", ["jak_inhibitor"]],
    ["en", "on rimadyl since he stopped walking well", ["nsaid"]],
    ["pl", "nie można odstawić encortonu", ["steroid"]],
    ["pl", "encorton odstawiony, teraz apoquel", ["jak_inhibitor"]],
  ])("[%s] beside one that is taken: %s", (language, text, ids) => {
    expect(read({ additionalInfo: text }, language).medications).toEqual(ids);
    expect(read({ meds: text }, language).medications).toEqual(ids);
  });
});
