import type { ReportPhotos } from "@hundeblick/proto/http/report";
import { useTranslation } from "react-i18next";
import { Said } from "./Said.tsx";
import { Section } from "./Section.tsx";
import "./more-photos.css";

/** Extra photos with their findings. */
export function MorePhotos({ more }: { more: ReportPhotos | null }) {
  const { t } = useTranslation();
  if (!more) return null;
  return (
    <Section id="more-photos" title={t("More photos")}>
      <div className="stack">
        <p className="soft">{more.note}</p>
        <div className="more-photos">
          {more.photos.map(({ view, name, imageUrl, seen, note }) => (
            <figure key={view}>
              {imageUrl && <img src={imageUrl} alt={t("Photo: {{view}}", { view: name })} loading="lazy" />}
              <figcaption className="stack stack--s">
                <b>{name}</b>
                {note && <span className="soft small">{note}</span>}
              </figcaption>
              {seen.map((statement) => (
                <Said key={statement.text} statement={statement} />
              ))}
            </figure>
          ))}
        </div>
      </div>
    </Section>
  );
}

/** Extra photos on the vet's sheet. */
export function SheetPhotos({ more }: { more: ReportPhotos | null }) {
  const { t } = useTranslation();
  const shown = more?.photos.filter(({ imageUrl }) => imageUrl) ?? [];
  if (shown.length === 0) return null;
  return (
    <>
      <h2>{t("More photos")}</h2>
      <div className="sheet-photos">
        {shown.map(({ view, name, imageUrl, seen }) => (
          <figure key={view}>
            <img src={imageUrl ?? ""} alt={t("Photo: {{view}}", { view: name })} />
            <figcaption className="small">
              <b>{name}</b>
              {seen.map(({ text }) => (
                <span key={text}>{text}</span>
              ))}
            </figcaption>
          </figure>
        ))}
      </div>
    </>
  );
}
