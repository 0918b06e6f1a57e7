import { useState } from "react";
import type { ImportMode } from "@hundeblick/proto/http/catalogue-import";
import { isPlanOutdated } from "#shared/api/error-message.ts";
import { type ChosenFile, readChosenFile } from "./chosen-file.ts";
import { useImportCatalogueMutation } from "./import-export.api.ts";

/** State of an import: chosen, compared, then applied or discarded. */
export function useImport() {
  const [file, setFile] = useState<ChosenFile>();
  const [mode, setMode] = useState<ImportMode>("merge");
  const [problem, setProblem] = useState("");
  const [compare, compared] = useImportCatalogueMutation();
  const [write, written] = useImportCatalogueMutation();

  const look = (at: ChosenFile, how: ImportMode): void => {
    written.reset();
    void compare({ text: at.text, mode: how, dryRun: true });
  };
  const dismiss = (): void => {
    setFile(undefined);
    setProblem("");
    compared.reset();
    written.reset();
  };
  return {
    file,
    mode,
    problem,
    /** The catalogue changed after the comparison, so it was made again. */
    isOutdated: isPlanOutdated(written.error),
    compared,
    written,
    dismiss,
    choose: async (picked: File): Promise<void> => {
      dismiss();
      const read = await readChosenFile(picked);
      if (typeof read === "string") return setProblem(read);
      setFile(read);
      look(read, mode);
    },
    chooseMode: (chosen: ImportMode): void => {
      setMode(chosen);
      if (file) look(file, chosen);
    },
    showChanges: (): void => (file ? look(file, mode) : setProblem("Please select a file to import")),
    importNow: async (): Promise<void> => {
      if (!file) return;
      const { error } = await write({ text: file.text, mode, dryRun: false, digest: compared.data?.preview?.digest });
      if (isPlanOutdated(error)) void compare({ text: file.text, mode, dryRun: true });
    },
  };
}
export type Import = ReturnType<typeof useImport>;
