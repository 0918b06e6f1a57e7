import { isAxiosError } from "axios";
import { ERRORS, type ErrorCode } from "@hundeblick/proto/errors";

/** A failed call as plain data. `status` 0 and code `network`: no reply. */
export interface ApiError {
  status: number;
  code: ErrorCode | "network";
  /** The server's sentence in the visitor's language; empty if the reply was not ours. */
  message: string;
  details?: Record<string, unknown>;
  traceId?: string;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
const isErrorCode = (value: unknown): value is ErrorCode => typeof value === "string" && Object.hasOwn(ERRORS, value);

/** Code of a status whose body is not ours, e.g. a proxy's page. */
const CODE_OF_STATUS: Readonly<Record<number, ErrorCode>> = {
  404: "not_found",
  413: "body_too_large",
  429: "too_many_requests",
  502: "unavailable",
  503: "unavailable",
  504: "timeout",
};

const codeOfStatus = (status: number): ErrorCode =>
  CODE_OF_STATUS[status] ?? (status < 500 ? "invalid_request" : "internal");

/** Maps whatever a call threw to plain data; a body that is not ours is judged by its status. */
export function toApiError(thrown: unknown): ApiError {
  if (!isAxiosError(thrown)) return { status: 0, code: "internal", message: "" };
  if (!thrown.response) {
    return { status: 0, code: thrown.code === "ECONNABORTED" ? "timeout" : "network", message: "" };
  }
  const { status, data } = thrown.response;
  const body: Record<string, unknown> = isRecord(data) ? data : {};
  return {
    status,
    code: isErrorCode(body["code"]) ? body["code"] : codeOfStatus(status),
    message: typeof body["error"] === "string" ? body["error"] : "",
    ...(isRecord(body["details"]) && { details: body["details"] }),
    ...(typeof body["traceId"] === "string" && { traceId: body["traceId"] }),
  };
}

export const isApiError = (value: unknown): value is ApiError =>
  isRecord(value) && typeof value["status"] === "number" && typeof value["code"] === "string";
