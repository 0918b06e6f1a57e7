import { FLOPPY_DOG, PUPPY, SHAGGY_DOG, TERRIER } from "#shared/ui/illustrations.ts";

const PICTURES = { floppy: FLOPPY_DOG, puppy: PUPPY, shaggy: SHAGGY_DOG, terrier: TERRIER };

/** A dog beside a form; only decoration. */
export function ToolPicture({ dog }: { dog: keyof typeof PICTURES }) {
  return (
    <div className="cover no-print">
      <img src={PICTURES[dog]} alt="" width={560} height={320} />
    </div>
  );
}
