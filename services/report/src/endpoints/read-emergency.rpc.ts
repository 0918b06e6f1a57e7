import { handle } from "@hundeblick/kit/bus";
import { readEmergency } from "@hundeblick/proto/rpc/report";
import { readEmergency as emergencyIn } from "../domain/read-emergency.ts";

export const readEmergencyEndpoint = () =>
  handle(readEmergency, async ({ answers, language }) => ({ emergency: emergencyIn(answers, language) }));
