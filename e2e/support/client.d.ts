import type { AnalysisStatus } from "@hundeblick/proto/http/analysis";
export type Upload = {
    photo: Buffer;
    context?: unknown;
    country?: string;
    key?: string;
    type?: string;
};
/** The public calls, as a browser makes them. */
export declare const client: (url: string) => {
    analyze({ photo, context, country, key, type }: Upload): Promise<Response>;
    status(id: string): Promise<AnalysisStatus>;
    json: (method: string, path: string, body?: unknown) => Promise<Response>;
};
export type Client = ReturnType<typeof client>;
/** Uploads until the answer is 202, with the same key, as a patient browser would; anything but 202, 429, 5xx or a broken line is thrown. */
export declare function uploadPatiently(api: Client, upload: Upload & {
    key: string;
}, withinMs?: number): Promise<string>;
/** Waits for the end of an analysis; a broken line is asked again. */
export declare function endOf(api: Client, id: string, withinMs?: number): Promise<AnalysisStatus>;
//# sourceMappingURL=client.d.ts.map