/** URLs of our illustrations. */
export { default as SHAGGY_DOG } from "@hundeblick/web-kit/illustrations/dog-shaggy.svg";
export { default as PUPPY } from "@hundeblick/web-kit/illustrations/dog-puppy.svg";
export { default as FLOPPY_DOG } from "@hundeblick/web-kit/illustrations/dog-floppy.svg";
export { default as GREY_MUZZLE } from "@hundeblick/web-kit/illustrations/dog-grey-muzzle.svg";
export { default as EXAMPLE_PHOTO } from "@hundeblick/web-kit/illustrations/photo-frieda.svg";
export { default as TERRIER } from "@hundeblick/web-kit/illustrations/dog-terrier.svg";
export { default as WAIST } from "@hundeblick/web-kit/illustrations/dog-waist.svg";
export { default as CAMERA_DOG } from "@hundeblick/web-kit/illustrations/dog-camera.svg";
export { default as MEADOW } from "@hundeblick/web-kit/illustrations/dog-meadow.svg";
export { default as BILL } from "@hundeblick/web-kit/illustrations/dog-bill.svg";
export { default as SNACK_DOG } from "@hundeblick/web-kit/illustrations/dog-snack.svg";
export { default as NEST } from "@hundeblick/web-kit/illustrations/dog-nest.svg";
export { default as ZOOMIES_DOG } from "@hundeblick/web-kit/illustrations/dog-zoomies.svg";
export { default as SCALES_DOG } from "@hundeblick/web-kit/illustrations/dog-scales.svg";
