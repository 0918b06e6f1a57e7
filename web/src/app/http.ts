import { createHttp } from "@hundeblick/web-kit/http.ts";
import { visitId } from "./visit.ts";

/** The public site's HTTP client. */
export const http = createHttp({ language: () => document.documentElement.lang, visit: visitId });
