import { ReadTextReply, type ReadTextBody } from "@hundeblick/proto/http/read-text";
import { api } from "#shared/api/api.ts";

const emergencyApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Reads typed words for emergencies; nothing is stored. */
    readWords: build.query<ReadTextReply, ReadTextBody>({
      query: (data) => ({ url: "/api/check/read", method: "POST", data }),
      extraOptions: { reply: ReadTextReply },
    }),
  }),
});
export const { useReadWordsQuery } = emergencyApi;
