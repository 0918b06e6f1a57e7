import type { Particular } from "@hundeblick/triage/breeds/particulars";
import { useLanguage } from "#shared/language/use-language.ts";
import { PageSection } from "#shared/ui/PageSection.tsx";
import { useBreedTexts } from "./texts.ts";

/** What tells this breed from others, each with the page it was read on. */
export function Particulars({ of }: { of: readonly Particular[] }) {
  const language = useLanguage();
  const { labels } = useBreedTexts();
  if (of.length === 0) return null;
  return (
    <PageSection title={labels.particular}>
      {of.map(({ text, source }) => (
        <div key={text.en}>
          <p>{text[language]}</p>
          <p className="small soft">{source ? <a href={source.url}>{source.name}</a> : labels.unread}</p>
        </div>
      ))}
    </PageSection>
  );
}
