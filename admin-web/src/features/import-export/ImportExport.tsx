import { ExportCard } from "./ExportCard.tsx";
import "./import-export.css";
import { ImportCard } from "./ImportCard.tsx";
import { ImportOutcome } from "./ImportOutcome.tsx";
import { LastImport } from "./LastImport.tsx";
import { useImport } from "./use-import.ts";

export default function ImportExport() {
  const running = useImport();
  return (
    <>
      <div className="exchange">
        <ExportCard />
        <ImportCard running={running} />
      </div>
      <ImportOutcome running={running} />
      <LastImport />
    </>
  );
}
