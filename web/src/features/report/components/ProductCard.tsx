import type { OpenReport, RecommendedProduct } from "@hundeblick/proto/http/report";
import { msg } from "@hundeblick/web-kit/i18n.ts";
import { ExternalLink, Leaf } from "lucide-react";
import type { MouseEvent } from "react";
import { useTranslation } from "react-i18next";
import { priceIn } from "../words.ts";

interface ProductCardProps {
  product: RecommendedProduct;
  source: OpenReport["productSource"];
  onClick: () => void;
}

const LINK_WORDS = {
  amazon: msg("View on Amazon"),
  demo: msg("View in the demo shop"),
  other: msg("View product"),
};

/** One product, labelled "Ad" before its name. */
export function ProductCard({ product, source, onClick }: ProductCardProps) {
  const { t, i18n } = useTranslation();
  const linkWord = product.demo ? LINK_WORDS.demo : source === "amazon" ? LINK_WORDS.amazon : LINK_WORDS.other;
  const onMiddleClick = (event: MouseEvent) => event.button === 1 && onClick();
  return (
    <div className="product">
      <span className="product-picture">
        {product.image ? (
          <img src={product.image} alt="" width="72" height="72" loading="lazy" />
        ) : (
          <Leaf className="icon" aria-hidden />
        )}
      </span>
      <div>
        <p className="row product-labels">
          <span className="ad-label">{t("Ad")}</span>
          {product.demo && <span className="ad-label">{t("Example product")}</span>}
        </p>
        <p>
          <strong>{product.title || product.name}</strong>
        </p>
        <p className="small soft dotted">
          {product.brand && <span>{product.brand}</span>}
          {product.price && <span>{priceIn(i18n.language, product.price, product.currency)}</span>}
          {product.fromOtherMarket && <span>{t("from another country's shop")}</span>}
        </p>
      </div>
      <a
        className="button button--quiet button--s"
        href={product.url}
        target="_blank"
        rel="sponsored nofollow noopener"
        onClick={onClick}
        onAuxClick={onMiddleClick}
      >
        {t(linkWord)}
        <ExternalLink className="icon" aria-hidden />
        <span className="visually-hidden">{t("opens in a new tab")}</span>
      </a>
    </div>
  );
}
