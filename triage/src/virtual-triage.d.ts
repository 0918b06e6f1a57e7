declare module "virtual:triage" {
  import type { CheckId, ConcernId } from "@hundeblick/proto/health/check-lists";
  import type { Language } from "@hundeblick/proto/language";
  import type { Check } from "@hundeblick/triage/check";
  import type { Concern } from "@hundeblick/triage/concern";
  import type { EmergencyGuide, EmergencyLines } from "@hundeblick/triage/emergency-data";
  import type { Lists, Names, ShownSource } from "@hundeblick/triage/modules";

  type Loader<T> = () => Promise<{ default: T }>;
  type InLanguage = {
    lists: Loader<Lists>;
    names: Loader<Names>;
    emergency: Loader<EmergencyGuide>;
    lines: Loader<EmergencyLines>;
    concern: Record<ConcernId, Loader<Concern>>;
    check: Record<CheckId, Loader<Check>>;
  };

  export const texts: Record<Language, InLanguage>;
  export const sources: {
    concern: Record<ConcernId, Loader<ShownSource[]>>;
    check: Record<CheckId, Loader<ShownSource[]>>;
  };
}
