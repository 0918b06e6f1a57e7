import { LANGUAGE_OF } from "@hundeblick/proto/language";
import { Dog, Trash2 } from "lucide-react";
import { formatDogAge } from "#shared/format/dog-age.ts";
import { MARKET_NAMES } from "#shared/format/markets.ts";
import { Picture } from "#shared/ui/Picture.tsx";
import type { Address } from "./DeleteByAddress.tsx";
import type { ListedSession } from "./flow-view.ts";
import { SmallButton } from "#shared/ui/SmallButton.tsx";

/** Further data of a visit, and its deletion. */
export function SessionDetails({
  session,
  onDelete,
}: {
  session: ListedSession;
  onDelete: (address: Address) => void;
}) {
  const {
    sessionId,
    reportId,
    analysisId,
    landingPage,
    ipAddress,
    addressKey,
    market,
    os,
    browser,
    deviceType,
    metadata,
    dogName,
    dogBreed,
    dogAge,
    dogWeight,
  } = session;
  const ip = ipAddress ?? addressKey;
  const breed = dogBreed ?? metadata.dogBreed;
  const dog = [breed, dogAge === null ? null : formatDogAge(dogAge), dogWeight === null ? null : `${dogWeight} kg`]
    .filter(Boolean)
    .join(", ");
  const report = `${market ? `/${LANGUAGE_OF[market]}` : ""}/report/${reportId}`;
  return (
    <div className="stack">
      {reportId === null ? null : (
        <div className="item">
          <Picture src={metadata.dogImageUrl} icon={Dog} />
          <div className="t">
            <b>{dogName ?? "A dog without a name"}</b>
            <span>{dog || "Nothing else is known"}</span>
          </div>
        </div>
      )}
      <dl className="facts">
        <dt>Session</dt>
        <dd className="mono">{sessionId}</dd>
        <dt>Report</dt>
        <dd>
          {reportId === null ? (
            "—"
          ) : (
            <a className="mono" href={report} target="_blank" rel="noreferrer">
              {report}
            </a>
          )}
        </dd>
        <dt>Analysis</dt>
        <dd className="mono">{analysisId ?? "—"}</dd>
        <dt>Landing page</dt>
        <dd className="mono">{landingPage ?? "—"}</dd>
        <dt>Market</dt>
        <dd>{market === null ? "—" : MARKET_NAMES[market]}</dd>
        <dt>Device</dt>
        <dd>{[deviceType, browser, os].filter(Boolean).join(", ")}</dd>
        <dt>Products clicked</dt>
        <dd>{metadata.productsViewed.join(", ") || "—"}</dd>
        <dt>IP address</dt>
        <dd className="num">
          {ipAddress === null ? (
            "not known"
          ) : (
            <>
              {ipAddress} <span className="note">(shortened)</span>
            </>
          )}
        </dd>
      </dl>
      <p className="note">City, region and the owner's comment are not kept with a visit.</p>
      {ip === null ? null : (
        <div>
          <SmallButton className="danger-line" icon={Trash2} onClick={() => onDelete({ ip, key: addressKey })}>
            Delete all sessions from this IP
          </SmallButton>
        </div>
      )}
    </div>
  );
}
