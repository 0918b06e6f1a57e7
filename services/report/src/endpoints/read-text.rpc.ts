import { handle } from "@hundeblick/kit/bus";
import { readText } from "@hundeblick/proto/rpc/report";
import { replyOf } from "../domain/red-flags/reply-of.ts";

export const readTextEndpoint = () => handle(readText, async ({ text, language }) => replyOf(text, language));
