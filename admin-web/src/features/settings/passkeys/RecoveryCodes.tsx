import { Button, Checkbox } from "@mantine/core";
import { Copy, Download } from "lucide-react";
import { useState } from "react";
import { saveFile } from "@hundeblick/web-kit/save-file.ts";
import { today } from "#shared/format/today.ts";
import { Notice } from "#shared/ui/Notice.tsx";
import { notify, notifyError } from "#shared/ui/notify.ts";
import { SmallButton } from "#shared/ui/SmallButton.tsx";

/** One-time recovery codes, shown once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const [areKept, setAreKept] = useState(false);
  const text = `${codes.join("\n")}\n`;
  const copy = (): void => {
    navigator.clipboard.writeText(text).then(
      () => notify("The codes are in the clipboard."),
      () => notifyError("The browser did not allow copying."),
    );
  };
  return (
    <div className="stack">
      <Notice kind="warn" title="These codes are shown only this once">
        Keep them where you keep important papers, or in a password manager. Each replaces the passkey once, after the
        password. Earlier codes are worth nothing now.
      </Notice>
      <ol className="codes mono" aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="row wrap">
        <SmallButton icon={Copy} onClick={copy}>
          Copy
        </SmallButton>
        <SmallButton
          icon={Download}
          onClick={() => saveFile(new Blob([text], { type: "text/plain" }), `hundeblick-recovery-codes-${today()}.txt`)}
        >
          Save as a file
        </SmallButton>
      </div>
      <Checkbox
        label="I have kept the codes"
        checked={areKept}
        onChange={(event) => setAreKept(event.currentTarget.checked)}
      />
      <div className="dialog-foot">
        <Button disabled={!areKept} onClick={onDone}>
          Done
        </Button>
      </div>
    </div>
  );
}
