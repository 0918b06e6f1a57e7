import { useTranslation } from "react-i18next";

const POINTS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** Body condition on its scale of nine: ideal values, the measured one, and its uncertainty of one point. */
export function BodyScale({ score }: { score: number }) {
  const { t } = useTranslation();
  const here = Math.round(score);
  const classOf = (point: number) => {
    if (point === here) return "is-here";
    const near = Math.abs(point - here) === 1 ? "is-near" : "";
    return [near, point === 4 || point === 5 ? "is-good" : ""].filter(Boolean).join(" ") || undefined;
  };
  return (
    <div className="stack stack--s">
      <ol className="scale9" aria-hidden="true">
        {POINTS.map((point) => (
          <li key={point} className={classOf(point)}>
            {point}
          </li>
        ))}
      </ol>
      <p className="small soft">{t("4 or 5 out of 9 is good.")}</p>
    </div>
  );
}
