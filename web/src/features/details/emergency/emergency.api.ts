import { PoisonLinesReply } from "@hundeblick/proto/http/poison-lines";
import { ReadTextReply, type ReadTextBody } from "@hundeblick/proto/http/read-text";
import { api } from "#shared/api/api.ts";

const emergencyApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Reads typed words for emergencies; nothing is stored. */
    readWords: build.query<ReadTextReply, ReadTextBody>({
      query: (data) => ({ url: "/api/check/read", method: "POST", data }),
      extraOptions: { reply: ReadTextReply },
    }),
    /** Poison helplines edited by operators; null while the built-in ones apply. */
    poisonLines: build.query<PoisonLinesReply["lines"], void>({
      query: () => ({ url: "/api/check/poison-lines" }),
      transformResponse: ({ lines }: PoisonLinesReply) => lines,
      extraOptions: { reply: PoisonLinesReply },
    }),
  }),
});
export const { useReadWordsQuery, usePoisonLinesQuery } = emergencyApi;
