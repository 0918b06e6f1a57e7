import { ProductFile } from "@hundeblick/proto/http/catalogue";
import file from "./demo-catalogue.json" with { type: "json" };

/** Fictional products in the form of an export file, checked when it is loaded. */
export const demoCatalogue: ProductFile = ProductFile.parse(file);
