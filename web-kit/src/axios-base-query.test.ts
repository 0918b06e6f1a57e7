import { configureStore } from "@reduxjs/toolkit";
import { createApi } from "@reduxjs/toolkit/query";
import { http as door, HttpResponse } from "msw";
import { setupServer } from "msw/node";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { axiosBaseQuery } from "./axios-base-query.ts";
import { createHttp } from "./http.ts";

const seen: Headers[] = [];
const server = setupServer(
  door.get("http://localhost/api/good", ({ request }) => {
    seen.push(request.headers);
    return HttpResponse.json({ state: "completed" });
  }),
  door.get("http://localhost/api/odd", () => HttpResponse.json({ state: 7 })),
);
beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
afterAll(() => server.close());

const http = createHttp({ languages: () => "pl, en-GB", visit: () => "abcdefghijklmnopqrstuv" });
const api = createApi({
  baseQuery: axiosBaseQuery(http),
  endpoints: (build) => ({
    state: build.query<{ state: string }, string>({
      query: (name) => ({ url: `/api/${name}` }),
      extraOptions: { reply: z.object({ state: z.string() }) },
    }),
  }),
});
const store = configureStore({
  reducer: { [api.reducerPath]: api.reducer },
  middleware: (standard) => standard().concat(api.middleware),
});
const ask = (name: string) => store.dispatch(api.endpoints.state.initiate(name));

test("returns a valid reply, and sends language and visit", async () => {
  expect((await ask("good")).data).toEqual({ state: "completed" });
  expect(seen[0]?.get("accept-language")).toBe("pl, en-GB");
  expect(seen[0]?.get("x-visit")).toBe("abcdefghijklmnopqrstuv");
});

test("an invalid reply is an error", async () => {
  const { data, error } = await ask("odd");
  expect(data).toBeUndefined();
  expect(error).toMatchObject({ code: "internal" });
});
