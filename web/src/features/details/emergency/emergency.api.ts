import { PoisonLinesReply } from "@hundeblick/proto/http/poison-lines";
import { ReadTextReply, type ReadTextBody } from "@hundeblick/proto/http/read-text";
import { api } from "#shared/api/api.ts";

const emergencyApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Reads what was typed for signs that cannot wait; nothing of it is stored. */
    readWords: build.query<ReadTextReply, ReadTextBody>({
      query: (data) => ({ url: "/api/check/read", method: "POST", data }),
      extraOptions: { reply: ReadTextReply },
    }),
    /** Poison lines as operators edited them; null while those that came with the page count. */
    poisonLines: build.query<PoisonLinesReply["lines"], void>({
      query: () => ({ url: "/api/check/poison-lines" }),
      transformResponse: ({ lines }: PoisonLinesReply) => lines,
      extraOptions: { reply: PoisonLinesReply },
    }),
  }),
});
export const { useReadWordsQuery, usePoisonLinesQuery } = emergencyApi;
