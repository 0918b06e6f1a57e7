import type { ReportedConcern } from "@hundeblick/proto/http/report-check";
import { useTranslation } from "react-i18next";
import { PoisonCall } from "#shared/emergency/PoisonCall.tsx";
import { EmergencyVetLink } from "#shared/ui/EmergencyVetLink.tsx";
import { LevelCard } from "#shared/ui/LevelCard.tsx";
import { TO_CORRECT } from "#shared/session/from-the-start.ts";
import { isUrgent } from "@hundeblick/proto/health/levels";
import { AskAgain } from "./AskAgain.tsx";
import { TopicLink } from "#shared/ui/TopicLink.tsx";
import { ConcernAdvice } from "./ConcernAdvice.tsx";
import { SourceLinks } from "./SourceLinks.tsx";

/** One concern: level, reasons, advice. */
export function Concern({ concern }: { concern: ReportedConcern }) {
  const { t } = useTranslation();
  return (
    <article className="stack stack--l" aria-labelledby={`concern-${concern.id}`}>
      <LevelCard
        level={concern.level}
        about={
          <h3 className="step-4" id={`concern-${concern.id}`}>
            {concern.name}
          </h3>
        }
      >
        {!concern.complete && (
          <p>
            {t("An important question is still open. Until it is answered, we will not call this any less urgent.")}
          </p>
        )}
        {isUrgent(concern.level) && (
          <div className="row no-print">
            <EmergencyVetLink />
          </div>
        )}
        {concern.isPoison && <PoisonCall />}
      </LevelCard>
      {concern.reasons.length > 0 && <Reasons reasons={concern.reasons} />}
      <ConcernAdvice concern={concern} />
      {concern.level === "now" && (
        <p className="small">
          <AskAgain question={{ kind: "concern", concern: concern.id, question: TO_CORRECT, text: concern.name }}>
            {t("Correct an answer")}
          </AskAgain>
        </p>
      )}
      <TopicLink topic={{ kind: "concern", id: concern.id }} name={concern.name} />
    </article>
  );
}

function Reasons({ reasons }: { reasons: ReportedConcern["reasons"] }) {
  const { t } = useTranslation();
  return (
    <div className="stack stack--s">
      <h4 className="step-4">{t("Why")}</h4>
      <ul className="reasons ruled">
        {reasons.map(({ id, text, because, ofDog, sources }) => (
          <li key={id}>
            {because.length + ofDog.length > 0 && (
              <div>
                <p className="small soft">{t("Because you said")}</p>
                <ul>
                  {because.map((quote) => (
                    <li key={quote}>
                      <span className="told">{t("“{{quote}}”", { quote })}</span>
                    </li>
                  ))}
                  {ofDog.map((trait) => (
                    <li key={trait}>{trait}</li>
                  ))}
                </ul>
              </div>
            )}
            <p>
              {text} <SourceLinks sources={sources} />
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
