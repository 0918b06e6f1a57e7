import { MAX_EXTRA_PHOTO_BYTES, type PhotoView } from "@hundeblick/proto/photo";
import { useEffect, useState } from "react";
import { type ExtraPhotos, readExtraPhotos, storeExtraPhoto } from "#shared/session/extra-photos.ts";
import { preparationEnded, preparationStarted, selectPreparing } from "#shared/session/extra-photos.slice.ts";
import { useAppDispatch, useAppSelector } from "#shared/store/store.ts";
import { choosePhoto, type PhotoProblem } from "../choose-photo.ts";
import { preparePhoto } from "../prepare-photo.ts";

export type ExtraProblem = PhotoProblem | "not_small";

/** Counts choices and removals per view: preparing a photo takes seconds, and an earlier one may take longer. */
const runs = { side: 0, above: 0, face: 0, place: 0 } satisfies Record<PhotoView, number>;

/** The extra photos, and actions on them. */
export function useExtraPhotos() {
  const dispatch = useAppDispatch();
  const preparing = useAppSelector(selectPreparing);
  const [photos, setPhotos] = useState<ExtraPhotos>(new Map());
  const [problem, setProblem] = useState<ExtraProblem | null>(null);
  // again when one is ready: it may have been chosen before this form was closed and reopened
  useEffect(() => void readExtraPhotos().then(setPhotos), [preparing]);

  async function store(view: PhotoView, photo: Blob | null) {
    setProblem(null);
    // shown before it is stored
    const stored = storeExtraPhoto(view, photo);
    setPhotos(await readExtraPhotos());
    dispatch(preparationEnded(view));
    await stored;
  }

  async function choose(view: PhotoView, files: Iterable<File>) {
    const choice = choosePhoto(files);
    if (choice.kind === "ignored") return;
    const run = ++runs[view];
    dispatch(preparationStarted(view));
    const made = choice.kind === "photo" ? await smallOf(choice.file) : choice.problem;
    if (run !== runs[view]) return;
    if (typeof made !== "string") return store(view, made);
    setProblem(made);
    dispatch(preparationEnded(view));
  }

  function remove(view: PhotoView) {
    runs[view] += 1;
    void store(view, null);
  }

  return { photos, preparing, problem, choose, remove };
}

/** The photo to send, or why it is rejected. */
async function smallOf(file: File): Promise<Blob | ExtraProblem> {
  const photo = await preparePhoto(file);
  return photo === file && file.size > MAX_EXTRA_PHOTO_BYTES ? "not_small" : photo;
}
