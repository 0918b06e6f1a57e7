import axios, { type AxiosInstance } from "axios";

/** What every call of a page carries: read at call time, because both may change while the page lives. */
export interface HttpContext {
  /** Languages for the answer's sentences, best first, as in `Accept-Language`. */
  languages(): string;
  visit(): string;
}

/** The one HTTP client of a frontend: same origin, 15 s deadline, the visitor's language and visit in the headers. */
export function createHttp(context: HttpContext): AxiosInstance {
  const http = axios.create({ timeout: 15_000 });
  http.interceptors.request.use((request) => {
    request.headers.set("Accept-Language", context.languages());
    request.headers.set("X-Visit", context.visit());
    return request;
  });
  return http;
}
