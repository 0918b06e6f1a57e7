import { Button, Skeleton } from "@mantine/core";
import { Pencil, Plus } from "lucide-react";
import { useState } from "react";
import { MAX_TESTIMONIALS, type Testimonial, type TestimonialsReply } from "@hundeblick/proto/http/testimonials";
import { isConflict, getErrorMessage } from "#shared/api/error-message.ts";
import { Notice } from "#shared/ui/Notice.tsx";
import { notify } from "#shared/ui/notify.ts";
import { EditTestimonial } from "./EditTestimonial.tsx";
import { useSaveTestimonialsMutation, useTestimonialsQuery } from "./settings.api.ts";

const NEW_TESTIMONIAL: Testimonial = { name: "", dog: "", text: { de: "", en: "", pl: "" }, consentOn: "" };

/** Testimonials for the home page. */
export function Testimonials() {
  const { data, error } = useTestimonialsQuery();
  return (
    <section className="card clipped" id="voices" aria-labelledby="voices-title">
      {data ? (
        <TestimonialList data={data} />
      ) : (
        <>
          <div className="card-head">
            <h2 id="voices-title">Voices</h2>
          </div>
          <div className="pad">
            {error ? (
              <Notice kind="bad" title="Failed to fetch voices">
                {getErrorMessage(error, "No answer came.")}
              </Notice>
            ) : (
              <Skeleton h={120} />
            )}
          </div>
        </>
      )}
    </section>
  );
}

function TestimonialList({ data: { testimonials, version } }: { data: TestimonialsReply }) {
  const [save, { error, isLoading, reset }] = useSaveTestimonialsMutation();
  /** Index of the edited one; the length of the list for a new one. */
  const [open, setOpen] = useState<number>();
  const keep = async (next: Testimonial[]): Promise<void> => {
    if ((await save({ testimonials: next, version })).error) return;
    notify("Voices saved. The site shows them within a minute or two.");
    setOpen(undefined);
  };
  const close = (): void => {
    reset();
    setOpen(undefined);
  };
  return (
    <>
      <div className="card-head">
        <h2 id="voices-title">Voices</h2>
        <span className="sub grow">What owners said, with the day they agreed to be quoted.</span>
        <Button
          variant="default"
          size="xs"
          disabled={testimonials.length >= MAX_TESTIMONIALS}
          leftSection={<Plus className="i" aria-hidden />}
          onClick={() => setOpen(testimonials.length)}
        >
          Add voice
        </Button>
      </div>
      {testimonials.length === 0 ? (
        <p className="pad soft">No voice: the home page leads to the sample report instead.</p>
      ) : (
        <div className="tbl">
          <table className="table">
            <caption className="vh">Voices</caption>
            <thead>
              <tr>
                <th scope="col">Voice</th>
                <th scope="col">Consent</th>
                <th scope="col">
                  <span className="vh">Edit</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {testimonials.map(({ name, dog, text, consentOn }, at) => (
                <tr key={`${name} ${dog} ${at}`}>
                  <td className="full">
                    <div className="words">
                      <b>
                        {name} with {dog}
                      </b>{" "}
                      {text.en}
                    </div>
                  </td>
                  <td className="soft" data-l="Consent">
                    {consentOn}
                  </td>
                  <td className="full acts-cell">
                    <Button
                      variant="default"
                      size="xs"
                      leftSection={<Pencil className="i" aria-hidden />}
                      aria-label={`Edit: ${name} with ${dog}`}
                      onClick={() => setOpen(at)}
                    >
                      Edit
                    </Button>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {open === undefined ? null : (
        <EditTestimonial
          key={open}
          testimonial={testimonials[open] ?? NEW_TESTIMONIAL}
          isNew={open >= testimonials.length}
          isSaving={isLoading}
          problem={error ? whyNot(error) : undefined}
          onClose={close}
          onSave={(edited) =>
            void keep(open < testimonials.length ? testimonials.with(open, edited) : [...testimonials, edited])
          }
          onRemove={() => void keep(testimonials.toSpliced(open, 1))}
        />
      )}
    </>
  );
}

const whyNot = (error: unknown): string =>
  isConflict(error)
    ? "Somebody else changed the voices in the meantime. Close this and look again."
    : getErrorMessage(error, "Nothing was changed.");
