import { handle } from "@hundeblick/kit/bus";
import * as rpc from "@hundeblick/proto/rpc/scraper";
import { type KeywordDeps, currentKeywords, saveKeywords } from "../domain/keywords/keyword-library.ts";

/** The library of search phrases: read and edit. */
export const keywordEndpoints = (deps: KeywordDeps) => ({
  keywords: handle(rpc.keywordLibrary, () => currentKeywords(deps)),
  keywordsSave: handle(rpc.saveKeywords, (request) => saveKeywords(deps, request)),
});
