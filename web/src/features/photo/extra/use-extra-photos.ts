import { MAX_EXTRA_PHOTO_BYTES, type PhotoView } from "@hundeblick/proto/photo";
import { useEffect, useState } from "react";
import { storeExtraPhoto, readExtraPhotos } from "#shared/session/extra-photos.ts";
import { choosePhoto, type PhotoProblem } from "../choose-photo.ts";
import { preparePhoto } from "../prepare-photo.ts";

export type ExtraProblem = PhotoProblem | "not_small";
type Urls = Partial<Record<PhotoView, string>>;

/** Object URLs of the extra photos, and actions on them. */
export function useExtraPhotos() {
  const [urls, setUrls] = useState<Urls>({});
  const [problem, setProblem] = useState<ExtraProblem | null>(null);
  useEffect(() => {
    let isOver = false;
    void readExtraPhotos().then((photos) => {
      if (isOver) return;
      setUrls(Object.fromEntries([...photos].map(([view, photo]) => [view, URL.createObjectURL(photo)])));
    });
    return () => {
      isOver = true;
    };
  }, []);

  async function choose(view: PhotoView, files: Iterable<File>) {
    const choice = choosePhoto(files);
    if (choice.kind === "ignored") return;
    const made = choice.kind === "photo" ? await smallOf(choice.file) : choice.problem;
    if (typeof made === "string") return setProblem(made);
    setProblem(null);
    await storeExtraPhoto(view, made);
    show(view, URL.createObjectURL(made));
  }

  function remove(view: PhotoView) {
    setProblem(null);
    void storeExtraPhoto(view, null);
    show(view, undefined);
  }

  function show(view: PhotoView, url: string | undefined) {
    setUrls(({ [view]: before, ...others }) => {
      if (before) URL.revokeObjectURL(before);
      return url ? { ...others, [view]: url } : others;
    });
  }

  return { urls, problem, choose, remove };
}

/** The photo to send, or why it is rejected. */
async function smallOf(file: File): Promise<Blob | ExtraProblem> {
  const photo = await preparePhoto(file);
  return photo === file && file.size > MAX_EXTRA_PHOTO_BYTES ? "not_small" : photo;
}
