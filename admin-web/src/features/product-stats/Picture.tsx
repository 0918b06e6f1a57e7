import { Dog, Package } from "lucide-react";
import { useState } from "react";

/** A picture beside its name, with an icon as fallback. */
export function Picture({ src, className }: { src: string | null; className: "pack" | "dog" }) {
  const [isGone, setIsGone] = useState(false);
  const Sign = className === "dog" ? Dog : Package;
  return src === null || isGone ? (
    <span className={`pack ${className}`} aria-hidden>
      <Sign className="i" />
    </span>
  ) : (
    <img
      className={`pack ${className}`}
      src={src}
      alt=""
      loading="lazy"
      referrerPolicy="no-referrer"
      onError={() => setIsGone(true)}
    />
  );
}
