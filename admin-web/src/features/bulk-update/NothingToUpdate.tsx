import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { EmptyState } from "#shared/ui/EmptyState.tsx";
import type { SkippedProducts } from "./skipped-products.ts";

/** Why a market has nothing to refresh, with a link to products. */
export function NothingToUpdate({
  name,
  skippedProducts,
  button,
}: {
  name: string;
  skippedProducts: SkippedProducts;
  button: ReactNode;
}) {
  return (
    <EmptyState
      title={skippedProducts.count > 0 ? `No product in ${name} to read` : `No product in ${name} has an ASIN`}
      actions={
        <>
          {button}
          <Button component={Link} variant="default" to="/admin?tab=discover">
            Discover products
          </Button>
        </>
      }
    >
      {skippedProducts.count > 0
        ? skippedProducts.why
        : "An update reads product pages, and those are found by ASIN. Add one to a product, or find products in Discover Products."}
    </EmptyState>
  );
}
