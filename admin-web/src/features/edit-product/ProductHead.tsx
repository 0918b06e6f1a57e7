import type { Product } from "@hundeblick/proto/http/catalogue";

/** Name and status of the saved product. */
export const ProductHead = ({ product: { baseName, brand, category, internalId } }: { product: Product }) => (
  <div className="item">
    <div className="t">
      <h2 title={baseName}>{baseName || internalId}</h2>
      <span>
        {[brand, category].filter(Boolean).join(", ")} <span className="mono">{internalId}</span>
      </span>
    </div>
  </div>
);
