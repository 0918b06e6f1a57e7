import "./settings.css";
import { SignInSettings } from "./passkeys/SignInSettings.tsx";
import { Claims } from "./Claims.tsx";
import { KeywordLibrary } from "./KeywordLibrary.tsx";
import { Marketplace } from "./Marketplace.tsx";
import { Operators } from "./Operators.tsx";
import { PoisonLines } from "./PoisonLines.tsx";
import { Retention } from "./Retention.tsx";
import { TestMail } from "./TestMail.tsx";
import { useClaimsQuery } from "./settings.api.ts";

const PLACES = [
  ["operators", "Operators"],
  ["sign-in", "Passkeys"],
  ["market", "Marketplace"],
  ["keep", "Retention"],
  ["claims", "Claims"],
  ["poison-lines", "Emergency lines"],
  ["mail", "Mail"],
  ["library", "Keyword library"],
] as const;

/** What is set here, and what is only shown because the servers' variables decide it. */
export default function SettingsTab() {
  const { data } = useClaimsQuery();
  const sourceless = data?.claims.filter(({ source }) => source === "").length ?? 0;
  return (
    <div className="settings">
      <nav aria-label="Settings">
        {PLACES.map(([id, name]) => (
          <a key={id} href={`#${id}`}>
            {name}
            {id === "claims" && sourceless > 0 ? (
              <span className="badge warn">
                <span className="vh">without a source: </span>
                {sourceless}
              </span>
            ) : null}
          </a>
        ))}
      </nav>
      <div className="stack">
        <Operators />
        <SignInSettings />
        <Marketplace />
        <Retention />
        <Claims />
        <PoisonLines />
        <TestMail />
        <KeywordLibrary />
      </div>
    </div>
  );
}
