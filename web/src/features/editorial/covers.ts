import type { CoverName } from "../../content/page-meta.ts";
import { EXAMPLE_PHOTO, FLOPPY_DOG, GREY_MUZZLE, PUPPY, SHAGGY_DOG, TERRIER } from "../../ui/illustrations.ts";

/** Address of each drawing a page may carry. */
export const COVERS: Readonly<Record<CoverName, string>> = {
  floppy: FLOPPY_DOG,
  puppy: PUPPY,
  shaggy: SHAGGY_DOG,
  "grey-muzzle": GREY_MUZZLE,
  terrier: TERRIER,
  frieda: EXAMPLE_PHOTO,
};
