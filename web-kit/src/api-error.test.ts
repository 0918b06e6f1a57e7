import { AxiosError, AxiosHeaders } from "axios";
import { expect, test } from "vitest";
import { toApiError } from "./api-error.ts";
import { errorText } from "./error-text.ts";

const answered = (status: number, data: unknown) =>
  new AxiosError("failed", undefined, undefined, undefined, {
    status,
    statusText: "",
    data,
    headers: {},
    config: { headers: new AxiosHeaders() },
  });
const inGerman = (key: string) => `de: ${key}`;

test("shows the server's sentence with the trace id", () => {
  const error = toApiError(
    answered(429, { error: "Das war viel auf einmal.", code: "too_many_requests", traceId: "a1" }),
  );
  expect(error).toEqual({
    status: 429,
    code: "too_many_requests",
    message: "Das war viel auf einmal.",
    traceId: "a1",
  });
  expect(errorText(error, inGerman)).toBe("Das war viel auf einmal.");
});

test("maps a proxy's page by its status", () => {
  const error = toApiError(answered(502, "<html>Bad gateway</html>"));
  expect(error).toEqual({ status: 502, code: "unavailable", message: "" });
  expect(errorText(error, inGerman)).toMatch(/^de: We are out of reach/);
});

test("ignores an unknown code", () => {
  expect(toApiError(answered(404, { error: "?", code: "toString" })).code).toBe("not_found");
});

test("no reply is a network error, a deadline a timeout", () => {
  expect(toApiError(new AxiosError("Network Error", "ERR_NETWORK")).code).toBe("network");
  const late = toApiError(new AxiosError("timeout", "ECONNABORTED"));
  expect(late.code).toBe("timeout");
  expect(errorText(late, inGerman)).toBe("de: This is taking longer than it should. Please try again shortly.");
  expect(errorText(toApiError(new AxiosError("x", "ERR_NETWORK")), inGerman)).toBe(
    "de: Network error. Please check your connection and try again.",
  );
});
