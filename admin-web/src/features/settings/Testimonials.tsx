import { Pencil, Plus } from "lucide-react";
import { useState } from "react";
import { MAX_TESTIMONIALS, type Testimonial, type TestimonialsReply } from "@hundeblick/proto/http/testimonials";
import { EditedCard } from "./EditedCard.tsx";
import { Dialog } from "#shared/ui/Dialog.tsx";
import { notify } from "#shared/ui/notify.ts";
import { EditTestimonial } from "./EditTestimonial.tsx";
import { useSaveTestimonialsMutation, useTestimonialsQuery } from "./settings.api.ts";
import { SmallButton } from "#shared/ui/SmallButton.tsx";
import { DataTable, hidden } from "#shared/ui/DataTable.tsx";

const NEW_TESTIMONIAL: Testimonial = { name: "", dog: "", text: { de: "", en: "", pl: "" }, consentOn: "" };

/** Testimonials for the home page. */
export function Testimonials() {
  const { data, error } = useTestimonialsQuery();
  return (
    <EditedCard id="testimonials" title="Testimonials" failed="Failed to fetch testimonials" error={error}>
      {data && <TestimonialList data={data} />}
    </EditedCard>
  );
}

function TestimonialList({ data: { testimonials, version } }: { data: TestimonialsReply }) {
  const [save, { error, isLoading, reset }] = useSaveTestimonialsMutation();
  /** Index of the edited one; the length of the list for a new one. */
  const [open, setOpen] = useState<number>();
  const keep = async (next: Testimonial[]): Promise<void> => {
    if ((await save({ testimonials: next, version })).error) return;
    notify("Testimonials saved. The site shows them within a minute or two.");
    setOpen(undefined);
  };
  const close = (): void => {
    reset();
    setOpen(undefined);
  };
  return (
    <>
      <div className="card-head">
        <h2 id="testimonials-title">Testimonials</h2>
        <span className="sub grow">What owners said, with the day they agreed to be quoted.</span>
        <SmallButton
          disabled={testimonials.length >= MAX_TESTIMONIALS}
          icon={Plus}
          onClick={() => setOpen(testimonials.length)}
        >
          Add testimonial
        </SmallButton>
      </div>
      {testimonials.length === 0 ? (
        <p className="pad soft">No testimonials: the home page leads to the sample report instead.</p>
      ) : (
        <div className="tbl">
          <DataTable caption="Testimonials" columns={["Testimonial", "Consent", hidden("Edit")]}>
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
                  <SmallButton icon={Pencil} aria-label={`Edit: ${name} with ${dog}`} onClick={() => setOpen(at)}>
                    Edit
                  </SmallButton>
                </td>
              </tr>
            ))}
          </DataTable>
        </div>
      )}
      <Dialog title={testimonials[open ?? -1] ? "Edit testimonial" : "Add testimonial"} size="lg" onClose={close}>
        {open === undefined ? null : (
          <EditTestimonial
            key={open}
            testimonial={testimonials[open] ?? NEW_TESTIMONIAL}
            isNew={open >= testimonials.length}
            isSaving={isLoading}
            error={error}
            onClose={close}
            onSave={(edited) => void keep(testimonials.toSpliced(open, 1, edited))}
            onRemove={() => void keep(testimonials.toSpliced(open, 1))}
          />
        )}
      </Dialog>
    </>
  );
}
