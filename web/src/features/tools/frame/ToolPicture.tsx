import {
  BILL,
  CAMERA_DOG,
  FLOPPY_DOG,
  MEADOW,
  NEST,
  PUPPY,
  SCALES_DOG,
  SHAGGY_DOG,
  SNACK_DOG,
  TERRIER,
  ZOOMIES_DOG,
} from "#shared/ui/illustrations.ts";

const PICTURES = {
  bill: BILL,
  camera: CAMERA_DOG,
  floppy: FLOPPY_DOG,
  meadow: MEADOW,
  nest: NEST,
  puppy: PUPPY,
  scales: SCALES_DOG,
  shaggy: SHAGGY_DOG,
  snack: SNACK_DOG,
  terrier: TERRIER,
  zoomies: ZOOMIES_DOG,
};

/** Decorative illustration. */
export function ToolPicture({ dog }: { dog: keyof typeof PICTURES }) {
  return (
    <div className="cover no-print">
      <img src={PICTURES[dog]} alt="" width={560} height={320} />
    </div>
  );
}
