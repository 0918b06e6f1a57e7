const dayFromNow = (days: number) => {
  const now = new Date();
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + days);
};
const inEachLanguage = (day: Date) => {
  const written = (locale: string) => new Intl.DateTimeFormat(locale, { dateStyle: "long" }).format(day);
  return { de: written("de-DE"), en: written("en-GB"), pl: written("pl-PL") };
};
/** `2026-11-21`, counted from today. */
export const isoDay = (days: number) => dayFromNow(days).toLocaleDateString("sv");

/** The next heat is expected on the first of next month, because an overdue one has another result. */
export const HEAT = (() => {
  const now = new Date();
  const first = (months: number) => new Date(now.getFullYear(), now.getMonth() + months, 1);
  return { last: first(-5).toLocaleDateString("sv"), says: inEachLanguage(first(1)) };
})();

/** A mating twenty days ago, because the calendar rejects dates long past. */
export const PREGNANCY = (() => {
  const mated = isoDay(-20);
  return { mated, says: inEachLanguage(dayFromNow(63 - 20)) };
})();

/** A result by its link, and its first text in every language. The constants are those of the specification. */
export const EXAMPLES = [
  { slug: "hundejahre-rechner", link: "age=9&size=large", says: { de: "73", en: "73", pl: "73" } },
  {
    slug: "laeufigkeits-rechner",
    link: `last=${HEAT.last}&cycle=6&size=small&age=young`,
    says: HEAT.says,
  },
  {
    slug: "milchzahn-tracker",
    link: "age=7&size=small&seen=double&found=no&on=2026-11-21",
    says: { de: "Bitte ansehen lassen", en: "Please have it looked at", pl: "Warto pokazać to weterynarzowi" },
  },
  {
    slug: "fellwechsel-kalender",
    link: "coat=doppelfell&size=large&living=mixed&month=11",
    says: { de: "Extrem", en: "Extreme", pl: "Ekstremalnie" },
  },
  {
    slug: "zoomies-rechner",
    link: "age=adult&often=multiple-daily&trigger=evening&lasts=over-5",
    says: { de: "Einen zweiten Blick wert", en: "Worth a second look", pl: "Warto przyjrzeć się bliżej" },
  },
  {
    slug: "welpenschutz-mythos-test",
    link: "age=8-12&place=dog-park&dogs=stranger&behaviour=pushy",
    says: { de: "Hohes Risiko", en: "High risk", pl: "Wysokie ryzyko" },
  },
  {
    slug: "hunde-horoskop",
    link: "sign=capricorn&day=2026-11-21",
    says: { de: "Steinbock", en: "Capricorn", pl: "Koziorożec" },
  },
  {
    slug: "traechtigkeits-kalender",
    link: `basis=mating&day=${PREGNANCY.mated}&build=short&litter=few`,
    says: PREGNANCY.says,
  },
  {
    slug: "tierarztkosten-rechner",
    link: "services=exam.vaccination&time=emergency",
    says: { de: "157,75 € bis 255,99 €", en: "€157.75 to €255.99", pl: "157,75 € do 255,99 €" },
  },
  {
    slug: "wurm-und-zecken-kalender",
    link: "country=de&age=adult&habits=meets.hunts&household=none&travels=entry&on=2026-11-21&arrival=2026-12-18",
    says: { de: "Risikogruppe C", en: "Risk group C", pl: "Grupa ryzyka C" },
  },
  {
    slug: "gift-rechner",
    link: "signs=none&weight=10&kind=dark&unit=g&amount=30&when=now",
    says: {
      de: "Ruf jetzt an, bevor du etwas tust",
      en: "Ring now, before you do anything",
      pl: "Zadzwoń teraz, zanim cokolwiek zrobisz",
    },
  },
  {
    // twelve weeks old today
    slug: "welpen-gewichtskurve",
    link: `dog=20&born=${isoDay(-84)}&weights=${isoDay(-14)}_6.4_${isoDay(0)}_7.55`,
    says: { de: "7,55 kg", en: "7.55 kg", pl: "7,55 kg" },
  },
] as const;
