import { PHOTO_VIEWS, type PhotoView } from "@hundeblick/proto/photo";
import "@hundeblick/web-kit/styles/dialog.css";
import "@hundeblick/web-kit/styles/photo.css";
import "./extra-photos.css";
import { msg } from "@hundeblick/web-kit/i18n.ts";
import { Plus, X } from "lucide-react";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { FieldError } from "#shared/ui/FieldError.tsx";
import { PROBLEMS } from "../components/PhotoPicker.tsx";
import { Outline } from "./Outline.tsx";
import { Preview } from "./Preview.tsx";
import { TakePhoto } from "./TakePhoto.tsx";
import { type ExtraProblem, useExtraPhotos } from "./use-extra-photos.ts";
import { VIEWS } from "./views.ts";

const EXTRA_PROBLEMS: Record<ExtraProblem, string> = {
  ...PROBLEMS,
  not_small: msg(
    "This photo is larger than 4 MB, and this browser cannot make it smaller. Please choose a smaller one.",
  ),
};

/** Up to four optional extra photos, each with an outline. */
export function ExtraPhotos() {
  const { t } = useTranslation();
  const heading = useId();
  const { photos, preparing, problem, choose, remove } = useExtraPhotos();
  const [open, setOpen] = useState<PhotoView | null>(null);
  return (
    <section className="stack" aria-labelledby={heading}>
      <div className="stack stack--s">
        <h2 className="step-5" id={heading}>
          {t("More photos for the vet")}
        </h2>
        <p className="soft">
          {t("Optional: they go on the sheet for the practice. The report says whether a program looked at them too.")}
        </p>
      </div>
      <ul className="extra-photos">
        {PHOTO_VIEWS.map((view) => {
          const photo = photos.get(view);
          return (
            <li key={view}>
              <button className="extra-photo" type="button" onClick={() => setOpen(view)}>
                <span className="extra-photo-picture">
                  {photo ? <Preview photo={photo} /> : <Outline view={view} />}
                </span>
                <span className="extra-photo-name">
                  {!photo && <Plus className="icon" aria-hidden />}
                  {t(VIEWS[view].name)}
                  {photo && <span className="visually-hidden">{t("photo chosen, take another one")}</span>}
                </span>
              </button>
              {photo && (
                <button
                  className="icon-button"
                  type="button"
                  aria-label={t("Remove photo: {{view}}", { view: t(VIEWS[view].name) })}
                  onClick={() => remove(view)}
                >
                  <X className="icon" aria-hidden />
                </button>
              )}
              <output className="small soft">{preparing.includes(view) && t("Preparing the photo…")}</output>
            </li>
          );
        })}
      </ul>
      {problem && <FieldError id="extra-photo-problem">{t(EXTRA_PROBLEMS[problem])}</FieldError>}
      {open && (
        <TakePhoto
          view={open}
          onClose={() => setOpen(null)}
          onFiles={(files) => {
            setOpen(null);
            void choose(open, files);
          }}
        />
      )}
    </section>
  );
}
