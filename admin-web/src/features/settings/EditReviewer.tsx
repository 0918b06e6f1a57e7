import { TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useState } from "react";
import { type ReviewedKind, Reviewer } from "@hundeblick/proto/http/reviewer";
import { LANGUAGES } from "@hundeblick/proto/language";
import { today } from "#shared/format/today.ts";
import { Failure } from "#shared/ui/Failure.tsx";
import { FormFoot } from "./FormFoot.tsx";
import { formProblems } from "./form-problems.ts";
import { LANGUAGE_NAMES } from "./language-names.ts";
import { KIND_NAMES, KINDS } from "./reviewer-labels.ts";

type Props = {
  reviewer: Reviewer;
  isSaving: boolean;
  error: unknown;
  onSave: (reviewer: Reviewer) => void;
  onClose: () => void;
};

/** Removes empty dates. */
type Values = Omit<Reviewer, "reviewed"> & { reviewed: Record<ReviewedKind, string> };
const toValues = ({ reviewed, ...reviewer }: Reviewer): Values => ({
  ...reviewer,
  credentials: { ...reviewer.credentials },
  reviewed: Object.fromEntries(KINDS.map((kind) => [kind, reviewed[kind] ?? ""])) as Values["reviewed"],
});
const toReviewer = ({ reviewed, ...reviewer }: Values): Reviewer => ({
  ...reviewer,
  reviewed: Object.fromEntries(Object.entries(reviewed).filter(([, day]) => day !== "")),
});

function problemsOf(values: Values): Record<string, string> {
  const { reviewed, ...problems } = formProblems(Reviewer)(toReviewer(values));
  return reviewed ? { ...problems, [`reviewed.${KINDS[0]}`]: "Enter at least one day." } : problems;
}

/** Name and titles in three languages, and dates of review. */
export function EditReviewer({ reviewer, isSaving, error, onSave, onClose }: Props) {
  const form = useForm({ initialValues: toValues(reviewer), validate: problemsOf });
  const [latestDay] = useState(today);
  const submit = form.onSubmit((values) => onSave(Reviewer.parse(toReviewer(values))));
  return (
    <form className="stack" onSubmit={submit} noValidate>
      <div className="form">
        <TextInput label="Name" {...form.getInputProps("name")} />
        <TextInput
          label="Link"
          type="url"
          description="A page that shows who this is, such as the practice’s."
          {...form.getInputProps("url")}
        />
        {LANGUAGES.map((language) => (
          <TextInput
            key={language}
            label={`Credentials in ${LANGUAGE_NAMES[language]}`}
            {...form.getInputProps(`credentials.${language}`)}
          />
        ))}
        {KINDS.map((kind) => (
          <TextInput
            key={kind}
            className="third"
            type="date"
            label={`${KIND_NAMES[kind]} reviewed on`}
            max={latestDay}
            {...form.getInputProps(`reviewed.${kind}`)}
          />
        ))}
      </div>
      <p className="soft">
        Only with the reviewer’s consent, and only kinds of which every page was reviewed; leave the others empty. An
        article or guide that changes after the day says again that no vet has reviewed it.
      </p>
      <Failure title="Failed to save the reviewer" error={error} what="the reviewer" />
      <FormFoot save="Save reviewer" isDisabled={isSaving} onClose={onClose} />
    </form>
  );
}
