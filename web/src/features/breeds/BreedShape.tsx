import type { Shape } from "@hundeblick/triage/breeds/shapes";

/** Proportions: back and legs, trunk, head, muzzle, ear, tail. */
interface Build {
  back: number;
  leg: number;
  chest: number;
  tuck: number;
  head: number;
  muzzle: number;
  ear: "up" | "down" | "fold";
  tail: "curl" | "low" | "up";
  hair?: number;
}
const BUILDS: Readonly<Record<Shape, Build>> = {
  sighthound: { back: 82, leg: 74, chest: 34, tuck: 16, head: 15, muzzle: 34, ear: "fold", tail: "low" },
  hound: { back: 84, leg: 56, chest: 38, tuck: 28, head: 19, muzzle: 26, ear: "down", tail: "up" },
  gundog: { back: 86, leg: 52, chest: 42, tuck: 32, head: 21, muzzle: 25, ear: "down", tail: "low", hair: 5 },
  shepherd: { back: 90, leg: 52, chest: 42, tuck: 30, head: 20, muzzle: 28, ear: "up", tail: "low", hair: 4 },
  spitz: { back: 70, leg: 48, chest: 46, tuck: 40, head: 21, muzzle: 19, ear: "up", tail: "curl", hair: 8 },
  molosser: { back: 88, leg: 54, chest: 52, tuck: 44, head: 27, muzzle: 22, ear: "fold", tail: "low" },
  "flat-nosed": { back: 64, leg: 34, chest: 48, tuck: 38, head: 31, muzzle: 2, ear: "fold", tail: "curl" },
  low: { back: 100, leg: 22, chest: 36, tuck: 30, head: 19, muzzle: 25, ear: "down", tail: "up" },
  terrier: { back: 66, leg: 50, chest: 36, tuck: 30, head: 19, muzzle: 24, ear: "fold", tail: "up" },
  curly: { back: 68, leg: 56, chest: 38, tuck: 30, head: 22, muzzle: 22, ear: "down", tail: "up", hair: 10 },
  shaggy: { back: 78, leg: 38, chest: 50, tuck: 48, head: 26, muzzle: 15, ear: "down", tail: "curl", hair: 12 },
  toy: { back: 58, leg: 40, chest: 28, tuck: 22, head: 20, muzzle: 13, ear: "up", tail: "up" },
};
const GROUND = 150;

/** Outline of a type of dog, drawn from its proportions in one colour. */
export function BreedShape({ shape }: { shape: Shape }) {
  const { back, leg, chest, tuck, head, muzzle, ear, tail, hair = 0 } = BUILDS[shape];
  const [rear, front] = [100 - back / 2, 100 + back / 2];
  const spine = GROUND - leg - chest / 2;
  const [headX, headY] = [front + 16, spine - chest * 0.55 - 14];
  const foot = 6 + chest / 14 + hair / 3;
  const nose = headX + head * 0.5 + muzzle * 0.7;
  const hock = GROUND - leg * 0.38;
  const legs = [
    `M${rear + 2} ${spine}L${rear - 9} ${hock}L${rear - 5} ${GROUND - foot / 2}`,
    `M${rear + 12} ${spine}L${rear + 5} ${hock}L${rear + 10} ${GROUND - foot / 2}`,
    `M${front - 8} ${spine}V${GROUND - foot / 2}`,
    `M${front + 4} ${spine}V${GROUND - foot / 2}`,
  ];
  const tails = {
    curl: `M${rear - 4} ${spine - tuck * 0.3}q-18 -28 6 -32q16 0 10 14`,
    low: `M${rear - 6} ${spine - tuck * 0.2}q-20 6 -22 ${leg * 0.6 + 12}`,
    up: `M${rear - 6} ${spine - tuck * 0.3}q-14 -12 -12 -34`,
  };
  const ears = {
    up: `M${headX - head * 0.6} ${headY - head * 0.2}L${headX - head * 0.4} ${headY - head * 1.2}L${headX + head * 0.1} ${headY - head * 0.5}z`,
    down: `M${headX - head * 0.3} ${headY - head * 0.5}q-${head * 0.75} ${head * 0.1} -${head * 0.55} ${head * 1.25}q${head * 0.8} ${head * 0.3} ${head * 0.65} -${head * 0.8}z`,
    fold: `M${headX - head * 0.55} ${headY - head * 0.3}L${headX - head * 0.3} ${headY - head * 0.9}L${headX + head * 0.4} ${headY - head * 0.3}z`,
  };
  return (
    <svg className="breed-shape" viewBox="0 0 220 160" aria-hidden focusable="false">
      <g fill="currentColor" stroke="currentColor" strokeLinecap="round" strokeLinejoin="round">
        <path
          strokeWidth={hair}
          d={`M${rear - 4} ${spine - tuck / 2}Q100 ${spine - chest / 2 - 2} ${front + 8} ${spine - chest / 2}q10 ${chest * 0.6} -4 ${chest}Q100 ${spine + chest / 2} ${rear} ${spine + tuck / 2}z`}
        />
        <ellipse cx={rear + 3} cy={spine + tuck * 0.15} rx={9 + tuck / 4} ry={tuck * 0.65} strokeWidth={hair} />
        <path
          fill="none"
          strokeWidth={chest * 0.48 + hair}
          d={`M${front - 6} ${spine - 2}L${headX - 2} ${headY + 5}`}
        />
        <circle cx={headX} cy={headY} r={head * 0.62 + hair / 2} strokeWidth="0" />
        <path
          strokeWidth="5"
          d={`M${headX} ${headY - head * 0.3}L${nose} ${headY + head * 0.05}v${head * 0.25}L${headX} ${headY + head * 0.5}z`}
        />
        <path fill="none" strokeWidth={tail === "curl" ? 8 + hair / 2 : 5 + hair / 2} d={tails[tail]} />
        {legs.map((d) => (
          <path key={d} fill="none" strokeWidth={foot} d={d} />
        ))}
        <path className={`breed-ear breed-ear--${ear}`} strokeWidth="3" d={ears[ear]} />
      </g>
      <path className="breed-ground" d="M20 154H200" />
    </svg>
  );
}
