import { expect, test } from "vitest";
import { translatedCheck } from "@hundeblick/triage/all-checks";
import { screen } from "@testing-library/react";
import { CheckResult } from "../../src/features/details/check/components/CheckResult.tsx";
import { renderPage } from "../support/render-page.tsx";

const gums = translatedCheck("gums", "en");
const band = (severity: string) => gums.bands.find((one) => one.severity === severity);

test("a result of level now shows it with a link to a vet", () => {
  renderPage(<CheckResult band={band("now")} />);
  expect(screen.getByText("To an emergency vet now")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: /Find an emergency vet nearby/ })).toBeInTheDocument();
});

test("a good result has no level", () => {
  renderPage(<CheckResult band={band("good")} />);
  expect(screen.getByText(band("good")?.text ?? "")).toBeInTheDocument();
  expect(screen.queryByRole("link")).not.toBeInTheDocument();
});
