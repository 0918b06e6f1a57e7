import { handle } from "@hundeblick/kit/bus";
import { figures } from "@hundeblick/proto/rpc/tracking";
import { type FiguresDeps, figuresReader } from "../domain/numbers/show-figures.ts";

export const figuresEndpoint = (deps: FiguresDeps) => {
  const read = figuresReader(deps);
  return handle(figures, () => read());
};
