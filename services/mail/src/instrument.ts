import { startTelemetry } from "@hundeblick/kit/telemetry";
startTelemetry("mail");
