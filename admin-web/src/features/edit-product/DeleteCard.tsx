import { Button } from "@mantine/core";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import type { Product } from "@hundeblick/proto/http/catalogue";
import { MARKETS } from "@hundeblick/proto/language";
import { type Deletable, DeleteProduct } from "#shared/products/DeleteProduct.tsx";

export function DeleteCard({ product }: { product: Product }) {
  const navigate = useNavigate();
  const [removing, setRemoving] = useState<Deletable>();
  const listed = MARKETS.filter((market) => product.markets[market]);
  return (
    <section className="card pad stack" aria-labelledby="delete-title">
      <h3 id="delete-title">Delete</h3>
      <p className="note">
        Removes the product with its {listed.length === 1 ? "market listing" : `${listed.length} market listings`}. It
        asks first.
      </p>
      <div>
        <Button
          className="danger-line"
          variant="default"
          leftSection={<Trash2 className="i" aria-hidden />}
          onClick={() => setRemoving({ ...product, listed })}
        >
          Delete product
        </Button>
      </div>
      <DeleteProduct
        product={removing}
        onClose={() => setRemoving(undefined)}
        onDeleted={() => void navigate("/admin")}
      />
    </section>
  );
}
