/** A sharp, bright picture of coloured shapes that no two seeds share: enough for every gate that does not ask for a dog. */
export declare function aPhoto({ seed, width, height, format }?: {
    format?: "jpeg" | "png" | "webp" | undefined;
    height?: number | undefined;
    seed?: number | undefined;
    width?: number | undefined;
}): Promise<Buffer>;
//# sourceMappingURL=photos.d.ts.map