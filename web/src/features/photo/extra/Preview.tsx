import { useEffect, useState } from "react";

/** A photo of this device. */
export function Preview({ photo }: { photo: Blob }) {
  const [url, setUrl] = useState("");
  useEffect(() => {
    const created = URL.createObjectURL(photo);
    setUrl(created);
    return () => URL.revokeObjectURL(created);
  }, [photo]);
  return url && <img src={url} alt="" />;
}
