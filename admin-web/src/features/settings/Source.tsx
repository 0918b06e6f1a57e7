import { NativeSelect, Skeleton } from "@mantine/core";
import { useState } from "react";
import { type MarketplaceReply, MarketplaceSource } from "@hundeblick/proto/http/admin/marketplace";
import { SwitchSource } from "./SwitchSource.tsx";

const SOURCES: Record<MarketplaceSource, string> = { demo: "Demo marketplace", amazon: "Amazon" };

const isWithoutAmazon = ({ source, canReadAmazon }: MarketplaceReply): boolean => !canReadAmazon && source === "demo";

function aboutAmazon(about: MarketplaceReply): string {
  if (isWithoutAmazon(about))
    return "Amazon cannot be chosen: the scraper found no Chromium to read it with (CHROMIUM_PATH).";
  return about.canReadAmazon
    ? "Amazon needs a way out to it."
    : "The scraper finds no Chromium any more (CHROMIUM_PATH), so Amazon's pages are read without a browser.";
}

/** The source of product data, switched after a confirmation. */
export function Source({ about }: { about: MarketplaceReply | undefined }) {
  const [wanted, setWanted] = useState<MarketplaceSource>();
  return (
    <div className="line">
      <div>
        <div className="strong">
          <label htmlFor="source">Source</label>
        </div>
        <div className="note">
          Demo is a small marketplace of our own that works without the internet. {about ? aboutAmazon(about) : null}
        </div>
      </div>
      {!about ? (
        <span className="v">
          <Skeleton h={20} w={120} />
        </span>
      ) : (
        <NativeSelect
          id="source"
          w={190}
          value={about.source}
          onChange={(event) => setWanted(MarketplaceSource.parse(event.currentTarget.value))}
          data={[
            { value: "demo", label: SOURCES.demo },
            isWithoutAmazon(about)
              ? { value: "amazon", label: `${SOURCES.amazon}: no Chromium found`, disabled: true }
              : { value: "amazon", label: SOURCES.amazon },
          ]}
        />
      )}
      <SwitchSource to={wanted} onClose={() => setWanted(undefined)} />
    </div>
  );
}
