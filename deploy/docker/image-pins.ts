/** `image: mongo:8` of compose and Kubernetes, `ARG NODE_IMAGE=node:24` of a Dockerfile; with a digest or without. */
const IMAGE = /(?<=^\s*(?:- )?image: |^ARG \w+_IMAGE=)(?!hundeblick\/)([\w./-]+:[\w.-]+)(?:@sha256:[0-9a-f]{64})?/gm;

/** Images of others that a file names, each once, without digests. */
export const imagesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(IMAGE)].map(([, image = ""]) => image)),
];

/** The file with these digests (`sha256:…`) behind its images; the tag stays, so that a reader sees the version. */
export const pinImages = (text: string, digests: ReadonlyMap<string, string>): string =>
  text.replaceAll(IMAGE, (named, image: string) => {
    const digest = digests.get(image);
    return digest === undefined ? named : `${image}@${digest}`;
  });
