import type { PhotoSquare } from "@hundeblick/proto/health/photo-subject";
import "react-image-crop/dist/ReactCrop.css";
import "./point-at-dog.css";
import { ArrowLeft, Minus, Plus, Search } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { ReactCrop } from "react-image-crop";
import { selectSession } from "#shared/session/session.slice.ts";
import { useAppSelector } from "#shared/store/store.ts";
import { centred, resized, shareOf, type Crop, type Size } from "../dog-square.ts";

// step of an arrow key in pixels; ten times as far with Shift
ReactCrop.nudgeStep = 8;
ReactCrop.nudgeStepMedium = 80;

interface PointAtDogProps {
  headingId: string;
  onBack: () => void;
  onDone: (square: PhotoSquare) => void;
}

/** The photo with a square to move and resize, by touch, mouse, arrow keys or the two buttons. */
export default function PointAtDog({ headingId, onBack, onDone }: PointAtDogProps) {
  const { t, i18n } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  const { previewUrl: url } = useAppSelector(selectSession);
  const [photo, setPhoto] = useState<Size | null>(null);
  const [crop, setCrop] = useState<Crop | undefined>();
  useEffect(() => heading.current?.focus(), []);
  const square = photo && crop && shareOf(crop, photo);
  const percent = (share: number) => new Intl.NumberFormat(i18n.language, { style: "percent" }).format(share);
  const resize = (by: number) => photo && crop && setCrop(resized(crop, photo, by));
  return (
    <div className="card stack point-at-dog">
      <h2 className="step-5" id={headingId} ref={heading} tabIndex={-1}>
        {t("Point at your dog")}
      </h2>
      <p>
        {t(
          "Move the square so that it holds your dog. Only what is inside is looked at; the report keeps the whole photo.",
        )}
      </p>
      {url && (
        <ReactCrop
          {...(crop && { crop })}
          aspect={1}
          keepSelection
          minWidth={32}
          ruleOfThirds
          ariaLabels={{
            cropArea: t("Square around your dog: the arrow keys move it"),
            nwDragHandle: t("Size from the top left corner"),
            nDragHandle: t("Size from the top"),
            neDragHandle: t("Size from the top right corner"),
            eDragHandle: t("Size from the right"),
            seDragHandle: t("Size from the bottom right corner"),
            sDragHandle: t("Size from the bottom"),
            swDragHandle: t("Size from the bottom left corner"),
            wDragHandle: t("Size from the left"),
          }}
          onChange={(_, next) => setCrop(next)}
        >
          <img
            src={url}
            alt={t("Your chosen photo")}
            onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => {
              setPhoto({ width, height });
              setCrop(centred({ width, height }));
            }}
          />
        </ReactCrop>
      )}
      <div className="row">
        <button className="button button--quiet button--s" type="button" onClick={() => resize(-0.1)}>
          <Minus className="icon" aria-hidden />
          {t("Smaller square")}
        </button>
        <button className="button button--quiet button--s" type="button" onClick={() => resize(0.1)}>
          <Plus className="icon" aria-hidden />
          {t("Larger square")}
        </button>
        <output className="visually-hidden">
          {square &&
            t(
              "The square starts {{left}} from the left and {{top}} from the top and is {{side}} of the shorter side.",
              {
                left: percent(square.left),
                top: percent(square.top),
                side: percent(square.side),
              },
            )}
        </output>
      </div>
      <div className="row">
        <button className="button" type="button" disabled={!square} onClick={() => square && onDone(square)}>
          <Search className="icon" aria-hidden />
          {t("Look here")}
        </button>
        <button className="button button--bare" type="button" onClick={onBack}>
          <ArrowLeft className="icon" aria-hidden />
          {t("Back")}
        </button>
      </div>
    </div>
  );
}
