import { BreedAnswers } from "@hundeblick/proto/http/admin/breed-answers";
import { type CheckUsesQuery, CheckUsesReply } from "@hundeblick/proto/http/admin/check-uses";
import { api } from "#shared/api/api.ts";

const checkUsesApi = api.injectEndpoints({
  endpoints: (build) => ({
    checkUses: build.query<CheckUsesReply, CheckUsesQuery>({
      query: (params) => ({ url: "/api/admin/check-uses", params }),
      extraOptions: { reply: CheckUsesReply },
    }),
    breedAnswers: build.query<BreedAnswers, void>({
      query: () => ({ url: "/api/admin/breed-answers" }),
      extraOptions: { reply: BreedAnswers },
    }),
  }),
});
export const { useCheckUsesQuery, useBreedAnswersQuery } = checkUsesApi;
