import axios, { type AxiosInstance } from "axios";

/** What every call of a page carries: read at call time, because both may change while the page lives. */
export interface HttpContext {
  language(): string;
  visit(): string;
}

/** The one HTTP client of a frontend: same origin, 15 s deadline, the visitor's language and visit in the headers. */
export function createHttp(context: HttpContext): AxiosInstance {
  const http = axios.create({ timeout: 15_000 });
  http.interceptors.request.use((request) => {
    request.headers.set("Accept-Language", context.language());
    request.headers.set("X-Visit", context.visit());
    return request;
  });
  return http;
}
