import { Button, Modal, SegmentedControl, TextInput } from "@mantine/core";
import { useState } from "react";
import { DeletePreview } from "./DeletePreview.tsx";

/** The listed network or a typed address, and (from the list) the pseudonym of the full address. */
export type Address = { ip: string; key: string | null };

/** Confirms deleting the visits of an IP address, with their number. Without an address it has an input. */
export function DeleteByAddress({ address, onClose }: { address: Address | undefined; onClose: () => void }) {
  // kept while the dialog fades out
  const [shown, setShown] = useState(address);
  const [typed, setTyped] = useState("");
  const [asked, setAsked] = useState("");
  const [isExact, setExact] = useState(true);
  if (address && address !== shown) {
    setShown(address);
    setTyped("");
    setAsked("");
    setExact(true);
  }
  const ip = shown?.ip || asked;
  const key = shown?.ip ? shown.key : null;
  const isNetwork = ip.includes("/");
  return (
    <Modal.Root opened={address !== undefined} onClose={onClose} centered>
      <Modal.Overlay />
      <Modal.Content radius={18}>
        <Modal.Body className="delete-sessions">
          <Modal.Title>{ip === "" ? "Delete sessions by IP" : `Delete all sessions from IP ${ip}?`}</Modal.Title>
          {ip === "" ? (
            <form
              className="stack"
              onSubmit={(event) => {
                event.preventDefault();
                setAsked(typed.trim());
              }}
            >
              <TextInput
                data-autofocus
                label="IP address"
                description="A whole address, or a network as the list shows it, like 193.99.144.0/24."
                maxLength={64}
                value={typed}
                onChange={(event) => setTyped(event.currentTarget.value)}
              />
              <div className="dialog-foot">
                <Button variant="default" onClick={onClose}>
                  Cancel
                </Button>
                <Button type="submit" disabled={typed.trim() === ""}>
                  Count them first
                </Button>
              </div>
            </form>
          ) : (
            <div className="stack">
              {key !== null && isNetwork ? (
                <SegmentedControl
                  radius="xl"
                  aria-label="What to delete"
                  value={isExact ? "address" : "network"}
                  onChange={(value) => setExact(value === "address")}
                  data={[
                    { value: "address", label: "Only this address" },
                    { value: "network", label: "The whole network" },
                  ]}
                />
              ) : null}
              {address ? (
                <DeletePreview
                  address={key !== null && isExact ? key : ip}
                  onClose={onClose}
                  onAnother={shown?.ip ? undefined : () => setAsked("")}
                />
              ) : null}
            </div>
          )}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
