import { type LucideIcon, Package } from "lucide-react";
import { useState } from "react";

/** A picture beside its name, or an icon when there is none. */
export function Picture({ src, icon: Icon = Package }: { src: string | null; icon?: LucideIcon }) {
  const [broken, setBroken] = useState<string>();
  return src === null || src === broken ? (
    <span className="pack" aria-hidden>
      <Icon className="i" />
    </span>
  ) : (
    <img className="pack" src={src} alt="" loading="lazy" referrerPolicy="no-referrer" onError={() => setBroken(src)} />
  );
}
