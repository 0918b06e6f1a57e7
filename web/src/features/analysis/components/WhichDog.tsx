import type { PhotoSquare } from "@hundeblick/proto/health/photo-subject";
import "./which-dog.css";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { selectSession } from "#shared/session/session.slice.ts";
import { useAppSelector } from "#shared/store/store.ts";
import { cropOf, type Size } from "../dog-square.ts";

interface WhichDogProps {
  dogs: readonly PhotoSquare[];
  onChosen: (square: PhotoSquare) => void;
}

/** The photo with a square over each detected dog, to choose one. */
export default function WhichDog({ dogs, onChosen }: WhichDogProps) {
  const { t } = useTranslation();
  const { previewUrl: url } = useAppSelector(selectSession);
  const [photo, setPhoto] = useState<Size | null>(null);
  return (
    <div className="stack stack--s">
      <p>{t("Tap your dog. Only what is inside its square is looked at; the report keeps the whole photo.")}</p>
      <div className="which-dog">
        {url && (
          <img
            src={url}
            alt={t("Your chosen photo")}
            onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => setPhoto({ width, height })}
          />
        )}
        {photo &&
          dogs.map((square, i) => {
            const { x, y, width, height } = cropOf(square, photo);
            return (
              <button
                key={JSON.stringify(square)}
                type="button"
                aria-label={t("Dog {{n}}, counted from the left", { n: i + 1 })}
                style={{
                  insetInlineStart: `${x}%`,
                  insetBlockStart: `${y}%`,
                  inlineSize: `${width}%`,
                  blockSize: `${height}%`,
                }}
                onClick={() => onChosen(square)}
              >
                <span aria-hidden>{i + 1}</span>
              </button>
            );
          })}
      </div>
    </div>
  );
}
