import "./settings.css";
import { SignInSettings } from "./passkeys/SignInSettings.tsx";
import { Figures } from "./Figures.tsx";
import { KeywordLibrary } from "./KeywordLibrary.tsx";
import { Marketplace } from "./Marketplace.tsx";
import { Operators } from "./Operators.tsx";
import { PoisonLines } from "./PoisonLines.tsx";
import { Retention } from "./Retention.tsx";
import { ReviewerCard } from "./ReviewerCard.tsx";
import { Testimonials } from "./Testimonials.tsx";
import { TestMail } from "./TestMail.tsx";

const PLACES = [
  ["operators", "Operators"],
  ["sign-in", "Passkeys"],
  ["market", "Marketplace"],
  ["keep", "Retention"],
  ["figures", "Figures"],
  ["testimonials", "Testimonials"],
  ["reviewer", "Reviewer"],
  ["poison-lines", "Emergency lines"],
  ["mail", "Mail"],
  ["library", "Keyword library"],
] as const;

/** Editable settings, and read-only ones of the environment. */
export default function SettingsTab() {
  return (
    <div className="settings">
      <nav aria-label="Settings">
        {PLACES.map(([id, name]) => (
          <a key={id} href={`#${id}`}>
            {name}
          </a>
        ))}
      </nav>
      <div className="stack">
        <Operators />
        <SignInSettings />
        <Marketplace />
        <Retention />
        <Figures />
        <Testimonials />
        <ReviewerCard />
        <PoisonLines />
        <TestMail />
        <KeywordLibrary />
      </div>
    </div>
  );
}
