import { createHttp } from "@hundeblick/web-kit/http.ts";
import { visitId } from "../visit/visit.ts";

/** The page's language first; the browser's own after it, because `en-GB` tells the market. */
const languages = () => [document.documentElement.lang, ...navigator.languages].join(", ");

/** The public site's HTTP client. */
export const http = createHttp({ languages, visit: visitId });
