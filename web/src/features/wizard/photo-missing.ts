/** Given along by the later steps when they found no photo: the first step then asks for one. */
export const PHOTO_MISSING = { photoMissing: true };
