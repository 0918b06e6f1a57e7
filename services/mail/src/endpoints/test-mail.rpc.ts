import { handle } from "@hundeblick/kit/bus";
import { testMail } from "@hundeblick/proto/rpc/mail";
import { sendTest, type TestMailDeps } from "../domain/send-test.ts";

export const testMailEndpoint = (deps: TestMailDeps) => handle(testMail, (request) => sendTest(deps, request));
