import { Skeleton } from "@mantine/core";
import { Link, useParams, useSearchParams } from "react-router-dom";
import type { Product } from "@hundeblick/proto/http/catalogue";
import { Market } from "@hundeblick/proto/language";
import { getErrorMessage } from "#shared/api/error-message.ts";
import { RetryNotice } from "#shared/ui/RetryNotice.tsx";
import { EditProductForm } from "./EditProductForm.tsx";
import "./edit-product.css";
import { MarketSwitch } from "./MarketSwitch.tsx";
import { useProductQuery } from "./product.api.ts";

/** /admin/products/{productId}/edit: one product, its basic fields and those of one market. */
export default function EditProductPage() {
  const { productId = "" } = useParams();
  const [query, setQuery] = useSearchParams();
  const market = Market.safeParse(query.get("market")).data ?? "de";
  const { data: product, error, isFetching, refetch } = useProductQuery(productId);
  const loadAgain = async (): Promise<Product | undefined> => {
    const { data, isError } = await refetch();
    return isError ? undefined : data;
  };
  const showMarket = (chosen: Market): void => setQuery({ market: chosen }, { replace: true });
  return (
    <>
      <MarketSwitch market={market} onChange={showMarket} />
      {product ? (
        <EditProductForm
          key={product.id}
          product={product}
          market={market}
          onMarket={showMarket}
          loadAgain={loadAgain}
        />
      ) : error && !isFetching ? (
        <RetryNotice
          title={`Failed to load product: ${getErrorMessage(error, "Failed to fetch product")}`}
          onRetry={refetch}
        >
          <Link to="/admin">Back to products</Link>
        </RetryNotice>
      ) : (
        <output className="card pad waiting-form" aria-label="Loading product">
          <Skeleton h={24} w={220} />
          <Skeleton h={38} mt="lg" />
          <Skeleton h={38} mt="md" />
          <Skeleton h={120} mt="md" />
        </output>
      )}
    </>
  );
}
