import type { CoverName } from "../../content/content-entry.ts";
import {
  BILL,
  CAMERA_DOG,
  EXAMPLE_PHOTO,
  FLOPPY_DOG,
  GREY_MUZZLE,
  MEADOW,
  NEST,
  PUPPY,
  SCALES_DOG,
  SHAGGY_DOG,
  SNACK_DOG,
  TERRIER,
  WAIST,
  ZOOMIES_DOG,
} from "#shared/ui/illustrations.ts";

/** URL of each cover illustration. */
export const COVERS: Readonly<Record<CoverName, string>> = {
  floppy: FLOPPY_DOG,
  puppy: PUPPY,
  shaggy: SHAGGY_DOG,
  "grey-muzzle": GREY_MUZZLE,
  terrier: TERRIER,
  frieda: EXAMPLE_PHOTO,
  waist: WAIST,
  camera: CAMERA_DOG,
  zoomies: ZOOMIES_DOG,
  nest: NEST,
  bill: BILL,
  meadow: MEADOW,
  snack: SNACK_DOG,
  scales: SCALES_DOG,
};
