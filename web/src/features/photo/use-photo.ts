import { useEffect, useState } from "react";
import { pushEvent } from "#shared/visit/data-layer.ts";
import { dropPhoto, readPhoto, storePhoto } from "#shared/session/chosen-photo.ts";
import { clearPhotos } from "#shared/session/extra-photos.ts";
import { photoChosen, photoRemoved, selectSession } from "#shared/session/session.slice.ts";
import { deletePageAnswers } from "#shared/session/start-over.ts";
import { useAppDispatch, useAppSelector } from "#shared/store/store.ts";
import { choosePhoto, type PhotoProblem } from "./choose-photo.ts";
import { measurePhoto } from "./measure-photo.ts";
import type { PhotoQuality } from "./photo-quality.ts";
import { preparePhoto } from "./prepare-photo.ts";
import { useSharedPhoto } from "./share/use-shared-photo.ts";

/** Counts choices and removals: preparing a photo takes seconds, and an earlier one may take longer. */
let lastRun = 0;

/** The chosen photo of this visit and actions on it. */
export function usePhoto() {
  const dispatch = useAppDispatch();
  const { selectedFile: file, previewUrl, dogInfo } = useAppSelector(selectSession);
  const [problem, setProblem] = useState<PhotoProblem | null>(null);
  const [isPreparing, setIsPreparing] = useState(false);

  async function choose(files: Iterable<File>) {
    const choice = choosePhoto(files);
    if (choice.kind === "ignored") return;
    const run = ++lastRun;
    setIsPreparing(choice.kind === "photo");
    setProblem(choice.kind === "problem" ? choice.problem : null);
    if (choice.kind === "problem") return;
    const photo = await preparePhoto(choice.file);
    if (run !== lastRun) return;
    if (typeof photo === "string") {
      setIsPreparing(false);
      return setProblem(photo);
    }
    const { name, type, size } = choice.file;
    // whatever else is stored belongs to no photo of this dog
    if (!file || dogInfo.reportId) await clearPhotos();
    if (dogInfo.reportId) deletePageAnswers();
    await storePhoto(photo);
    if (run !== lastRun) return;
    pushEvent("upload_photo", { file_type: type, file_size: size });
    release(previewUrl);
    dispatch(
      photoChosen({
        file: { name, type, size, ...(photo !== choice.file && { sentSize: photo.size }) },
        previewUrl: URL.createObjectURL(photo),
      }),
    );
    setIsPreparing(false);
  }

  useSharedPhoto((photo) => (photo ? void choose([photo]) : setProblem("not_arrived")));

  function remove() {
    lastRun += 1;
    setIsPreparing(false);
    setProblem(null);
    release(previewUrl);
    dropPhoto();
    dispatch(photoRemoved());
  }

  return { file, previewUrl, problem, isPreparing, choose, remove };
}

const release = (url: string | null) => url && URL.revokeObjectURL(url);

/** Light and sharpness of the preview; null while unknown. */
export function usePhotoQuality(previewUrl: string | null): PhotoQuality | null {
  const [seen, setSeen] = useState<{ url: string; quality: PhotoQuality | null } | null>(null);
  useEffect(() => {
    if (!previewUrl) return undefined;
    let current = true;
    void measure().then((quality) => current && setSeen({ url: previewUrl, quality }));
    return () => {
      current = false;
    };
  }, [previewUrl]);
  return seen?.url === previewUrl ? (seen?.quality ?? null) : null;
}

async function measure(): Promise<PhotoQuality | null> {
  const photo = await readPhoto();
  return photo && measurePhoto(photo);
}
