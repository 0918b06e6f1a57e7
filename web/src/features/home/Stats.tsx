import { useTranslation } from "react-i18next";
import { useLanguage } from "#shared/language/use-language.ts";
import type { Claim } from "../../content/claims.ts";
import { claimValue } from "./claim-value.ts";

/** Large figures, each with what it counts. Figures nobody has measured yet carry a note. */
export function Stats({ claims }: { claims: readonly Claim[] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (claims.length === 0) return null;
  return (
    <div>
      <dl className="stats">
        {claims.map((claim) => (
          <div className="stat" key={claim.text}>
            <dt>{t(claim.text)}</dt>
            <dd>{claimValue(claim, language)}</dd>
          </div>
        ))}
      </dl>
      {claims.some(({ measured }) => !measured) && (
        <p className="stats-note">{t("Sample figures. They stand here until measured ones take their place.")}</p>
      )}
    </div>
  );
}
