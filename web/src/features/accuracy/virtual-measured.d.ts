declare module "virtual:measured" {
  import type { MeasuredFigures } from "./figures.ts";

  const figures: MeasuredFigures;
  export default figures;
}
