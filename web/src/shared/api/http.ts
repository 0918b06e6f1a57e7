import { createHttp } from "@hundeblick/web-kit/http.ts";
import { visitId } from "../visit/visit.ts";

/** The page's language first; the browser's after it, because `en-GB` determines the market. */
const languages = () => [document.documentElement.lang, ...navigator.languages].join(", ");

export const http = createHttp({ languages, visit: visitId });
