import { handle } from "@hundeblick/kit/bus";
import * as rpc from "@hundeblick/proto/rpc/scraper";
import { type KeywordDeps, currentKeywords, saveKeywords } from "../domain/keywords/keyword-library.ts";

export const keywordEndpoints = (deps: KeywordDeps) => ({
  keywords: handle(rpc.keywordLibrary, () => currentKeywords(deps)),
  keywordsSave: handle(rpc.saveKeywords, (request) => saveKeywords(deps, request)),
});
