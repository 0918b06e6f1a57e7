import type { BaseQueryFn } from "@reduxjs/toolkit/query";
import type { AxiosInstance, AxiosRequestConfig } from "axios";
import type { z } from "zod";
import { toApiError, type ApiError } from "./api-error.ts";

export type HttpArgs = Pick<
  AxiosRequestConfig,
  "url" | "method" | "data" | "params" | "onUploadProgress" | "timeout"
> & {
  headers?: Record<string, string>;
};

/** Options of an endpoint: the schema of its reply. */
export interface HttpOptions {
  reply?: z.ZodType;
}

/** RTK Query over axios. A reply that does not match `extraOptions.reply` is an error. */
export const axiosBaseQuery =
  (http: AxiosInstance): BaseQueryFn<HttpArgs, unknown, ApiError, HttpOptions> =>
  async (args, { signal }, extraOptions) => {
    try {
      const { data, status } = await http.request<unknown>({ ...args, signal });
      const read = extraOptions?.reply?.safeParse(data);
      if (!read) return { data };
      if (read.success) return { data: read.data };
      return { error: { status, code: "internal", message: "" } };
    } catch (thrown) {
      return { error: toApiError(thrown) };
    }
  };
