import type { OpenReport } from "@hundeblick/proto/http/report";
import type { OpenQuestion } from "@hundeblick/proto/http/report-check";
import { useTranslation } from "react-i18next";
import { percentIn } from "../words.ts";
import { AskAgain } from "./AskAgain.tsx";
import { Basis, Confidence } from "./Basis.tsx";

interface BreedLineProps {
  dog: OpenReport["dogProfile"];
  /** Question for the breed, unless the owner named it. */
  asked: OpenQuestion | undefined;
}

/** The breed with its basis and confidence. */
export function BreedLine({ dog, asked }: BreedLineProps) {
  const { t, i18n } = useTranslation();
  const percent = (value: number) => percentIn(i18n.language, value);
  if (dog.breedBasis === "told") {
    return (
      <>
        <p className="lead">
          <strong>{dog.breed}</strong>
        </p>
        <p className="said-meta">
          <Basis basis="told" />
        </p>
      </>
    );
  }
  if (!dog.breed && dog.looksLike.length === 0) return null;
  return (
    <>
      <p className="lead">
        {t("Looks like:")} <strong>{dog.breed ?? dog.looksLike.map(({ breed }) => breed).join(", ")}</strong>
      </p>
      <p className="said-meta">
        <Basis basis="seen" />
        {dog.breedConfidenceWord && <Confidence confidence={dog.breedConfidenceWord} />}
        {dog.breed && dog.breed_confidence !== null && (
          <span className="small soft">{percent(dog.breed_confidence)}</span>
        )}
      </p>
      {dog.breed && dog.looksLike.length > 0 && (
        <p className="small soft">
          {t("Could also be:")} {dog.looksLike.map(({ breed, percent: p }) => `${breed} (${percent(p)})`).join(", ")}
        </p>
      )}
      {(dog.weightDoubt || dog.orPerhaps) && (
        <div>
          {dog.weightDoubt && <p>{dog.weightDoubt}</p>}
          {dog.orPerhaps && <p>{t("Or perhaps {{breeds}}?", { breeds: dog.orPerhaps })}</p>}
          {asked && <AskAgain question={asked}>{t("Choose a breed")}</AskAgain>}
        </div>
      )}
      <p className="small soft">{t("It may also be a mix, or a breed we do not know.")}</p>
    </>
  );
}
