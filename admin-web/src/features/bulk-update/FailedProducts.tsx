import { Button } from "@mantine/core";
import { Check, RotateCw } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router-dom";
import type { RefreshResult } from "@hundeblick/proto/http/admin/marketplace";
import type { Market } from "@hundeblick/proto/language";
import { messageOf } from "../../app/error-message.ts";
import { scrapeAgain, useScrapeProductMutation } from "../../app/marketplace.api.ts";
import { OUTCOMES } from "../../app/outcomes.ts";
import { useAppDispatch } from "../../app/store.ts";

type Props = { jobId: string; results: readonly RefreshResult[]; market: Market };

/** Names the second try of a product, so that the list and its row see the same one. */
const tryOf = (jobId: string, { productId }: RefreshResult) => ({ fixedCacheKey: `${jobId} ${productId}` });

/** Products that could not be read, each with why and a second try, and one button to try all again that are still there. */
export function FailedProducts({ jobId, results, market }: Props) {
  const dispatch = useAppDispatch();
  const [isRetrying, setRetrying] = useState(false);
  const there = results.filter(({ outcome }) => outcome !== "gone");
  const retryAll = async (): Promise<void> => {
    setRetrying(true);
    for (const result of there) await dispatch(scrapeAgain({ id: result.productId, market }, tryOf(jobId, result)));
    setRetrying(false);
  };
  return (
    <section className="card clipped" aria-labelledby="failed-title">
      <div className="card-head">
        <h2 id="failed-title" className="grow">
          Failed
        </h2>
        {there.length > 1 ? (
          <Button
            variant="default"
            size="xs"
            loading={isRetrying}
            leftSection={<RotateCw className="i" aria-hidden />}
            onClick={() => void retryAll()}
          >
            Retry {there.length} products
          </Button>
        ) : null}
      </div>
      <div className="tbl">
        <table className="table">
          <caption className="vh">Products that could not be read</caption>
          <thead>
            <tr>
              <th scope="col">Product</th>
              <th scope="col">Outcome</th>
              <th scope="col">What happened</th>
              <th scope="col">
                <span className="vh">Action</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {results.map((result) => (
              <FailedProduct key={result.productId} failed={result} jobId={jobId} market={market} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function FailedProduct({ failed, jobId, market }: { failed: RefreshResult; jobId: string; market: Market }) {
  const [scrape, { data: again, error, isLoading }] = useScrapeProductMutation(tryOf(jobId, failed));
  const { productId, name, asin, outcome, error: why } = again ?? failed;
  const isRead = again?.status === "success";
  const { label, kind, product } = OUTCOMES[outcome];
  const edit = `/admin/products/${productId}/edit?market=${market}`;
  return (
    <tr>
      <td className="full who-is">
        <Link className="clip" to={edit} title={name}>
          {name}
        </Link>
        <span className="mono">{asin}</span>
      </td>
      <td className="full">
        {isRead ? (
          <span className="badge good">
            <Check className="i" aria-hidden />
            Read
          </span>
        ) : (
          <span className={`badge ${kind}`}>{label}</span>
        )}
      </td>
      <td className="full soft what">
        <output>
          {isRead
            ? "Product data updated successfully!"
            : error
              ? messageOf(error, "Failed to scrape product")
              : (why ?? product)}
        </output>
      </td>
      <td className="full">
        <div className="row import">
          {isRead ? null : outcome === "gone" ? (
            <Button component={Link} to={edit} variant="default" size="xs" aria-label={`Edit ${name}`}>
              Edit
            </Button>
          ) : (
            <Button
              variant="default"
              size="xs"
              loading={isLoading}
              aria-label={`Retry ${name}`}
              onClick={() => void scrape({ id: productId, market })}
            >
              Retry
            </Button>
          )}
        </div>
      </td>
    </tr>
  );
}
