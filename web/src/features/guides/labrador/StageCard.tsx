import { leadMinutes, stageAt } from "./stages.ts";

/** What happens at this age, how much walking fits, and what to leave out. */
export function StageCard({ ageMonths }: { ageMonths: number }) {
  const { title, growth, walks, leave } = stageAt(ageMonths);
  const minutes = leadMinutes(ageMonths);
  return (
    <section className="result" aria-live="polite" aria-label={`Mit ${ageMonths} Monaten`}>
      <p className="soft">Mit {ageMonths} Monaten</p>
      <h3 className="step-5">{title}</h3>
      <p>{growth}</p>
      <p>
        <strong>Bewegung:</strong> {walks}
      </p>
      <p>
        <strong>Lass weg:</strong> {leave}
      </p>
      <p className="small soft">
        {minutes === null
          ? "Die Fünf-Minuten-Faustregel gilt nach dem ersten Jahr nicht mehr."
          : `Faustregel: etwa ${minutes} Minuten am Stück an der Leine. Keine Studie, nur eine Gedächtnisstütze.`}
      </p>
    </section>
  );
}
