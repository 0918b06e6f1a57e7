import { showSite } from "./app/show-site.tsx";

// started from a small file of its own: the whole script of the site is not on the call stack, which tools that measure
// pages read again and again
await showSite();
