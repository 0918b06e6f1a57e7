import { handle } from "@hundeblick/kit/bus";
import { figures } from "@hundeblick/proto/rpc/tracking";
import { type FiguresDeps, figuresReader } from "../domain/numbers/show-figures.ts";

/** What the site says of itself in numbers. */
export const figuresEndpoint = (deps: FiguresDeps) => {
  const read = figuresReader(deps);
  return handle(figures, () => read());
};
