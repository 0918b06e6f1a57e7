import axios, { type AxiosInstance } from "axios";

/** Read at call time, because both may change while the page is open. */
interface HttpContext {
  /** Languages of the reply, best first, as in `Accept-Language`. */
  languages(): string;
  visit(): string;
}

/** The HTTP client of a frontend: same origin, 15 s timeout, language and visit in the headers. */
export function createHttp(context: HttpContext): AxiosInstance {
  const http = axios.create({ timeout: 15_000 });
  http.interceptors.request.use((request) => {
    request.headers.set("Accept-Language", context.languages());
    request.headers.set("X-Visit", context.visit());
    return request;
  });
  return http;
}
