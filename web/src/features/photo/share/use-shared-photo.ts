import { useEffect, useEffectEvent } from "react";
import { useSearchParams } from "react-router-dom";
import { useLanguage } from "#shared/language/use-language.ts";

const INSTALLED = "(display-mode: minimal-ui), (display-mode: standalone)";

/** Takes the photo another app has shared with the installed site; null when it did not arrive. */
export function useSharedPhoto(onPhoto: (photo: File | null) => void): void {
  useAcceptedPhotos();
  const [search, setSearch] = useSearchParams();
  const isShared = search.has("shared");
  const take = useEffectEvent(async () => {
    const { takeSharedPhoto } = await import("./shared-photo.ts");
    onPhoto(await takeSharedPhoto().catch(() => null));
    // a reload must not ask for it again
    setSearch({}, { replace: true });
  });
  useEffect(() => {
    if (isShared) void take();
  }, [isShared]);
}

/** Lets other apps share a photo in this language, now or once the site is installed. */
function useAcceptedPhotos(): void {
  const language = useLanguage();
  useEffect(() => {
    // browsers that install no sites know no such event
    if (!("onappinstalled" in window)) return undefined;
    const accept = () => void import("./shared-photo.ts").then((share) => share.acceptSharedPhotos(language));
    if (matchMedia(INSTALLED).matches) accept();
    addEventListener("appinstalled", accept);
    return () => removeEventListener("appinstalled", accept);
  }, [language]);
}
