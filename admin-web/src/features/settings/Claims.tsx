import { Button, Skeleton } from "@mantine/core";
import { Pencil, TriangleAlert } from "lucide-react";
import { useState } from "react";
import type { AdminClaimsReply, Claim } from "@hundeblick/proto/http/claims";
import { isConflict, getErrorMessage } from "#shared/api/error-message.ts";
import { Notice } from "#shared/ui/Notice.tsx";
import { notify } from "#shared/ui/notify.ts";
import { formatFigure, MAX_CLAIMS, NEW_CLAIM, PLACES } from "./claim-labels.ts";
import { EditClaim } from "./EditClaim.tsx";
import { EditedListActions } from "./EditedListActions.tsx";
import { useClaimsQuery, useSaveClaimsMutation } from "./settings.api.ts";

/** The figures of the home page. */
export function Claims() {
  const { data, error } = useClaimsQuery();
  return (
    <section className="card clipped" id="claims" aria-labelledby="claims-title">
      {data ? (
        <ClaimList data={data} />
      ) : (
        <>
          <div className="card-head">
            <h2 id="claims-title">Claims</h2>
          </div>
          <div className="pad">
            {error ? (
              <Notice kind="bad" title="Failed to fetch claims">
                {getErrorMessage(error, "No answer came.")}
              </Notice>
            ) : (
              <Skeleton h={160} />
            )}
          </div>
        </>
      )}
    </section>
  );
}

function ClaimList({ data: { claims, version, edited } }: { data: AdminClaimsReply }) {
  const [save, { error, isLoading, reset }] = useSaveClaimsMutation();
  /** Place in the list of the one being edited; the end of the list is a new one. */
  const [open, setOpen] = useState<number>();
  const sourceless = claims.filter(({ source }) => source === "").length;
  const keep = async (next: Claim[] | null): Promise<void> => {
    if ((await save({ claims: next, version })).error) return;
    notify(
      next ? "Claims saved. The site shows them within a minute or two." : "The site shows its own figures again.",
    );
    setOpen(undefined);
  };
  const close = (): void => {
    reset();
    setOpen(undefined);
  };
  return (
    <>
      <div className="card-head">
        <h2 id="claims-title">Claims</h2>
        <span className="sub grow">Figures on the home page, and where they come from.</span>
        <EditedListActions
          edited={edited}
          isSaving={isLoading}
          isFull={claims.length >= MAX_CLAIMS}
          add="Add claim"
          onAdd={() => setOpen(claims.length)}
          onReset={() => void keep(null)}
        />
      </div>
      <div className="pad stack">
        {sourceless > 0 ? (
          <Notice kind="warn" title={`${sourceless} ${sourceless === 1 ? "claim has" : "claims have"} no source`}>
            The site says beside them that they are sample figures, until every one has a source.
          </Notice>
        ) : null}
        {error && open === undefined ? (
          <Notice kind="bad" title="Failed to save claims">
            {whyNot(error)}
          </Notice>
        ) : null}
      </div>
      <div className="tbl">
        <table className="table">
          <caption className="vh">Claims</caption>
          <thead>
            <tr>
              <th scope="col">Figure and text</th>
              <th scope="col">Place</th>
              <th scope="col">Source</th>
              <th scope="col">
                <span className="vh">Edit</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {claims.map((claim, at) => (
              <tr key={`${claim.place} ${claim.text.en}`}>
                <td className="full">
                  <div className="words">
                    <b>{formatFigure(claim)}</b> {claim.text.en}
                  </div>
                </td>
                <td className="soft" data-l="Place">
                  {PLACES[claim.place]}
                </td>
                <td className="from" data-l="Source">
                  {claim.source === "" ? (
                    <span className="badge warn">
                      <TriangleAlert className="i" aria-hidden />
                      no source
                    </span>
                  ) : (
                    <span className="words">{claim.source}</span>
                  )}
                </td>
                <td className="full acts-cell">
                  <Button
                    variant="default"
                    size="xs"
                    leftSection={<Pencil className="i" aria-hidden />}
                    aria-label={`${verbFor(claim)}: ${claim.text.en}`}
                    onClick={() => setOpen(at)}
                  >
                    {verbFor(claim)}
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {open === undefined ? null : (
        <EditClaim
          key={open}
          claim={claims[open] ?? NEW_CLAIM}
          isNew={open >= claims.length}
          canRemove={claims.length > 1 && open < claims.length}
          isSaving={isLoading}
          problem={error ? whyNot(error) : undefined}
          onClose={close}
          onSave={(claim) => void keep(open < claims.length ? claims.with(open, claim) : [...claims, claim])}
          onRemove={() => void keep(claims.toSpliced(open, 1))}
        />
      )}
    </>
  );
}

const whyNot = (error: unknown): string =>
  isConflict(error)
    ? "Somebody else changed the claims in the meantime. Close this and look again."
    : getErrorMessage(error, "Nothing was changed.");

const verbFor = ({ source }: Claim): string => (source === "" ? "Add source" : "Edit");
