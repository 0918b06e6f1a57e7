import { Button, Textarea, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useState } from "react";
import { Testimonial } from "@hundeblick/proto/http/testimonials";
import { LANGUAGES } from "@hundeblick/proto/language";
import { today } from "#shared/format/today.ts";
import { Failure } from "#shared/ui/Failure.tsx";
import { FormFoot } from "./FormFoot.tsx";
import { formProblems } from "./form-problems.ts";
import { LANGUAGE_NAMES } from "./language-names.ts";

type Props = {
  testimonial: Testimonial;
  isNew: boolean;
  isSaving: boolean;
  error: unknown;
  onSave: (testimonial: Testimonial) => void;
  onRemove: () => void;
  onClose: () => void;
};

/** A testimonial in three languages with the date of consent. */
export function EditTestimonial({ testimonial, isNew, isSaving, error, onSave, onRemove, onClose }: Props) {
  // a copy, because objects of the store are frozen and the form mutates its values
  const form = useForm({ initialValues: structuredClone(testimonial), validate: formProblems(Testimonial) });
  const [latestDay] = useState(today);
  const submit = form.onSubmit((values) => onSave(Testimonial.parse(values)));
  return (
    <form className="stack" onSubmit={submit} noValidate>
      <div className="form">
        <TextInput className="third" label="Name" {...form.getInputProps("name")} />
        <TextInput className="third" label="Dog" {...form.getInputProps("dog")} />
        <TextInput
          className="third"
          type="date"
          label="Consent given on"
          max={latestDay}
          {...form.getInputProps("consentOn")}
        />
        {LANGUAGES.map((language) => (
          <Textarea
            key={language}
            label={`Text in ${LANGUAGE_NAMES[language]}`}
            autosize
            minRows={2}
            {...form.getInputProps(`text.${language}`)}
          />
        ))}
      </div>
      <p className="soft">Only with the owner’s consent, in the owner’s words. The day is never shown on the site.</p>
      <Failure title="Failed to save testimonials" error={error} what="the testimonials" />
      <FormFoot save="Save testimonial" isDisabled={isSaving} onClose={onClose}>
        {isNew ? null : (
          <Button variant="default" disabled={isSaving} onClick={onRemove}>
            Delete
          </Button>
        )}
      </FormFoot>
    </form>
  );
}
