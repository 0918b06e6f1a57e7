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
} from "./illustrations.ts";

/** URL of each cover illustration. */
export const COVERS = {
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
} as const;
