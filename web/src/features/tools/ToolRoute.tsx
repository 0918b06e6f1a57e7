import { type ComponentType, lazy, type LazyExoticComponent, type ReactNode } from "react";
import { useParams } from "react-router-dom";
import { useLanguage } from "#shared/language/use-language.ts";
import { TOOLS } from "../../content/registry.ts";
import { loadTextsOfTool } from "./frame/use-tool-texts.ts";

/** Pages by slug, one chunk each. */
const PAGES: Readonly<Record<string, LazyExoticComponent<ComponentType>>> = {
  "hundejahre-rechner": lazy(() => import("./dog-years/DogYearsPage.tsx")),
  "laeufigkeits-rechner": lazy(() => import("./heat-cycle/HeatCyclePage.tsx")),
  "traechtigkeits-kalender": lazy(() => import("./pregnancy/PregnancyPage.tsx")),
  "gift-rechner": lazy(() => import("./poison/PoisonPage.tsx")),
  "welpen-gewichtskurve": lazy(() => import("./puppy-weight/PuppyWeightPage.tsx")),
  "milchzahn-tracker": lazy(() => import("./puppy-teeth/PuppyTeethPage.tsx")),
  "fellwechsel-kalender": lazy(() => import("./shedding/SheddingPage.tsx")),
  "wurm-und-zecken-kalender": lazy(() => import("./worms-ticks/WormsTicksPage.tsx")),
  "zoomies-rechner": lazy(() => import("./zoomies/ZoomiesPage.tsx")),
  "welpenschutz-mythos-test": lazy(() => import("./puppy-licence/PuppyLicencePage.tsx")),
  "tierarztkosten-rechner": lazy(() => import("./vet-fees/VetFeesPage.tsx")),
  "hunde-horoskop": lazy(() => import("./horoscope/HoroscopePage.tsx")),
};

/** The tool at this path, or the fallback. */
export default function ToolRoute({ otherwise }: { otherwise: ReactNode }) {
  const { slug = "" } = useParams();
  const language = useLanguage();
  const Page = Object.hasOwn(PAGES, slug) ? PAGES[slug] : undefined;
  const tool = TOOLS.find((one) => one.slug === slug);
  // loaded in parallel with the page
  if (tool) for (const key of ["words", tool.key] as const) void loadTextsOfTool(language, key);
  // keyed, so that each tool has its own state
  return Page ? <Page key={slug} /> : otherwise;
}
