import type { OpenReport } from "@hundeblick/proto/http/report";
import { useTranslation } from "react-i18next";
import { percentIn } from "../words.ts";
import { Basis, Confidence } from "./Basis.tsx";

/** Which breed, who says so, and how sure; a guess from the photo always names its doubt. */
export function BreedLine({ dog }: { dog: OpenReport["dogProfile"] }) {
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
      <p className="small soft">{t("It may also be a mix, or a breed we do not know.")}</p>
    </>
  );
}
