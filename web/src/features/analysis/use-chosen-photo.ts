import { useEffect, useState } from "react";
import { readPhoto } from "#shared/session/chosen-photo.ts";

/** Object URL of the chosen photo while the component is mounted; null until it is read. */
export function useChosenPhoto(): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    let address: string | undefined;
    let left = false;
    void readPhoto().then((photo) => {
      if (!photo || left) return;
      address = URL.createObjectURL(photo);
      setUrl(address);
    });
    return () => {
      left = true;
      if (address) URL.revokeObjectURL(address);
    };
  }, []);
  return url;
}
