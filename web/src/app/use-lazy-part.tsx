import { Suspense, useEffect, useMemo, useState, type ComponentType, type ReactElement } from "react";
import { useTranslation } from "react-i18next";

/**
 * A lazily hydrated part of a page, and whether it is hydrated. The part is a constant element, because a new one on
 * each render would make React discard the prerendered markup. A language change discards it on purpose while it is not
 * hydrated, because it could not be hydrated in its language.
 */
export function useLazyPart(Part: ComponentType, fallback?: ReactElement): [ReactElement, boolean] {
  const { i18n } = useTranslation();
  const [hydratedIn, setHydratedIn] = useState<string>();
  const renderedIn = hydratedIn ?? i18n.language;
  const part = useMemo(
    () => (
      <Suspense key={renderedIn} fallback={fallback}>
        <Part />
        <HydrationCallback onHydrated={() => setHydratedIn(renderedIn)} />
      </Suspense>
    ),
    [renderedIn, Part, fallback],
  );
  return [part, hydratedIn !== undefined];
}

/** Calls back when the lazily hydrated part is hydrated. */
function HydrationCallback({ onHydrated }: { onHydrated: () => void }) {
  useEffect(onHydrated, [onHydrated]);
  return null;
}
