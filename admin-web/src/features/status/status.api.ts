import { StatusReply } from "@hundeblick/proto/http/admin/status";
import { api } from "../../app/api.ts";

const statusApi = api.injectEndpoints({
  endpoints: (build) => ({
    status: build.query<StatusReply, void>({
      query: () => ({ url: "/api/admin/status" }),
      extraOptions: { reply: StatusReply },
    }),
  }),
});
export const { useStatusQuery } = statusApi;
