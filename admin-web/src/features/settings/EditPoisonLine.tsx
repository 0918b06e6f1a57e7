import { Button, NativeSelect, Textarea, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { PoisonLine } from "@hundeblick/proto/http/poison-lines";
import { LANGUAGES } from "@hundeblick/proto/language";
import { Failure } from "#shared/ui/Failure.tsx";
import { FormFoot } from "./FormFoot.tsx";
import { formProblems } from "./form-problems.ts";
import { LANGUAGE_NAMES } from "./language-names.ts";
import { COUNTRY_NAMES, LINE_TEXTS } from "./poison-line-labels.ts";

type Props = {
  line: PoisonLine;
  isNew: boolean;
  isSaving: boolean;
  error: unknown;
  onSave: (line: PoisonLine) => void;
  onRemove: () => void;
  onClose: () => void;
};

const COUNTRIES = Object.entries(COUNTRY_NAMES).map(([value, label]) => ({ value, label }));
const TEXTS = Object.entries(LINE_TEXTS) as [keyof typeof LINE_TEXTS, string][];
/** An empty date means unverified; texts are trimmed. */
const written = (line: PoisonLine): PoisonLine => ({ ...line, checkedOn: line.checkedOn || null });

/** One telephone line: number, texts in three languages, and date of verification. */
export function EditPoisonLine({ line, isNew, isSaving, error, onSave, onRemove, onClose }: Props) {
  // a copy, because objects of the store are frozen and the form mutates its values
  const form = useForm({
    initialValues: structuredClone(line),
    validate: (values) => formProblems(PoisonLine)(written(values)),
  });
  const submit = form.onSubmit((values) => onSave(PoisonLine.parse(written(values))));
  return (
    <form className="stack" onSubmit={submit} noValidate>
      <div className="form">
        <NativeSelect className="third" label="Country" data={COUNTRIES} {...form.getInputProps("country")} />
        <TextInput className="third" label="Number" type="tel" {...form.getInputProps("number")} />
        <TextInput
          className="third"
          label="Last check"
          type="date"
          {...form.getInputProps("checkedOn")}
          value={form.values.checkedOn ?? ""}
        />
        <TextInput label="Name" {...form.getInputProps("name")} />
        <TextInput label="Page of the line" type="url" {...form.getInputProps("url")} />
        {TEXTS.flatMap(([field, label]) =>
          LANGUAGES.map((language) => (
            <TextInput
              key={`${field}.${language}`}
              className="third"
              label={`${label} in ${LANGUAGE_NAMES[language]}`}
              {...form.getInputProps(`${field}.${language}`)}
            />
          )),
        )}
        <Textarea
          label="Note for operators"
          autosize
          minRows={2}
          description="How it was checked, and what to look at next time. Owners do not see it."
          {...form.getInputProps("staffNote")}
        />
      </div>
      <Failure title="Failed to save emergency lines" error={error} what="the lines" />
      <FormFoot save="Save line" isDisabled={isSaving} onClose={onClose}>
        {isNew ? null : (
          <Button variant="default" disabled={isSaving} onClick={onRemove}>
            Remove
          </Button>
        )}
      </FormFoot>
    </form>
  );
}
