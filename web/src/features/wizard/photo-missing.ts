/** Navigation state of later steps without a photo: the first step then asks for one. */
export const PHOTO_MISSING = { photoMissing: true };
