import type { ReactNode } from "react";
import { COVERS } from "#shared/ui/covers.ts";

interface FormBesidePictureProps {
  /** Decorative illustration. */
  dog: keyof typeof COVERS;
  form: ReactNode;
}

/** A tool's form with its illustration. */
export function FormBesidePicture({ dog, form }: FormBesidePictureProps) {
  return (
    <div className="tool">
      {form}
      <div className="cover no-print">
        <img src={COVERS[dog]} alt="" width={560} height={320} />
      </div>
    </div>
  );
}
