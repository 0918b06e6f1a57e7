/** `image: mongo:8` of compose and Kubernetes, `ARG NODE_IMAGE=node:24` of a Dockerfile; with or without a digest. */
const IMAGE = /(?<=^\s*(?:- )?image: |^ARG \w+_IMAGE=)(?!hundeblick\/)([\w./-]+:[\w.-]+)(?:@sha256:[0-9a-f]{64})?/gm;

/** Third-party images in a file, each once, without digests. */
export const imagesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(IMAGE)].map(([, image = ""]) => image)),
];

/** Appends these digests (`sha256:…`) to the images of a file and keeps the tags. */
export const pinImages = (text: string, digests: ReadonlyMap<string, string>): string =>
  text.replaceAll(IMAGE, (named, image: string) => {
    const digest = digests.get(image);
    return digest === undefined ? named : `${image}@${digest}`;
  });
