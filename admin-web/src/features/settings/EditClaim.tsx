import { Button, Modal, NativeSelect, NumberInput, Textarea, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { Claim } from "@hundeblick/proto/http/claims";
import { LANGUAGES } from "@hundeblick/proto/language";
import { Notice } from "#shared/ui/Notice.tsx";
import { PLACES, UNITS } from "./claim-labels.ts";
import { formProblems } from "./form-problems.ts";
import { LANGUAGE_NAMES } from "./language-names.ts";

type Props = {
  claim: Claim;
  isNew: boolean;
  canRemove: boolean;
  isSaving: boolean;
  problem: string | undefined;
  onSave: (claim: Claim) => void;
  onRemove: () => void;
  onClose: () => void;
};

const toOptions = (names: Record<string, string>) => Object.entries(names).map(([value, label]) => ({ value, label }));

/** One figure: the number, its words in three languages, and where it comes from. */
export function EditClaim({ claim, isNew, canRemove, isSaving, problem, onSave, onRemove, onClose }: Props) {
  // the store's own objects are frozen, and the form writes into its values
  const form = useForm({ initialValues: structuredClone(claim), validate: formProblems(Claim) });
  const submit = form.onSubmit((values) => onSave(Claim.parse(values)));
  return (
    <Modal opened onClose={onClose} title={isNew ? "Add claim" : "Edit claim"} size="lg">
      <form className="stack" onSubmit={submit} noValidate>
        <div className="form">
          <NumberInput
            className="third"
            label="Figure"
            min={0}
            max={1_000_000_000}
            decimalScale={1}
            {...form.getInputProps("value")}
          />
          <NativeSelect
            className="third"
            label="Written like"
            data={toOptions(UNITS)}
            {...form.getInputProps("unit")}
          />
          <NativeSelect className="third" label="Place" data={toOptions(PLACES)} {...form.getInputProps("place")} />
          {LANGUAGES.map((language) => (
            <TextInput
              key={language}
              label={`Text in ${LANGUAGE_NAMES[language]}`}
              {...form.getInputProps(`text.${language}`)}
            />
          ))}
          <Textarea
            label="Source"
            autosize
            minRows={2}
            inputWrapperOrder={["label", "input", "description", "error"]}
            description="Who measured this, when, and on what. Empty: the site says that it is a sample figure."
            {...form.getInputProps("source")}
          />
        </div>
        {form.values.source.trim() === "" ? (
          <Notice kind="warn" title="Without a source">
            A figure nobody can check may mislead visitors, and may be unlawful advertising.
          </Notice>
        ) : null}
        {problem === undefined ? null : (
          <Notice kind="bad" title="Failed to save claims">
            {problem}
          </Notice>
        )}
        <div className="dialog-foot">
          {canRemove ? (
            <Button variant="default" disabled={isSaving} onClick={onRemove}>
              Remove
            </Button>
          ) : null}
          <Button variant="default" onClick={onClose}>
            Not now
          </Button>
          <Button type="submit" disabled={isSaving}>
            Save claim
          </Button>
        </div>
      </form>
    </Modal>
  );
}
