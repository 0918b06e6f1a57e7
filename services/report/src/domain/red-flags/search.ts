import type { Hit } from "../free-text/hit.ts";
import type { Grammar } from "../free-text/grammar.ts";
import type { Pattern } from "./pattern.ts";
import type { Place } from "./place.ts";
import type { Sentence } from "../free-text/tokenise.ts";

/** Most hits per starting word; further ones add nothing, and this bounds the cost of hostile texts. */
const HITS_PER_START = 4;

const NOWHERE: boolean[] = [];
const NO_HIT: Hit[] = [];

/** A sentence prepared for many patterns: matches of words and places are cached. */
export class SentenceSearch {
  readonly sentence: Sentence;
  /** Cost in word comparisons, for the test that bounds it. */
  steps = 0;
  readonly #meaning: number[];
  readonly #different: string[];
  readonly #fitting = new Map<Place, boolean[]>();

  constructor(sentence: Sentence, grammar: Grammar) {
    this.sentence = sentence;
    this.#different = [...new Set(sentence.words)];
    this.#meaning = sentence.words.flatMap((word, i) => (grammar.stop.has(word) ? [] : [i]));
  }

  /** All relevant hits of a pattern. */
  find(pattern: Pattern): Hit[] {
    if (pattern.places.some((place) => this.#fits(place) === NOWHERE)) return NO_HIT;
    return pattern.kind === "cluster" ? this.#findCluster(pattern) : this.#findSequence(pattern);
  }

  #fits(place: Place): boolean[] {
    const known = this.#fitting.get(place);
    if (known) return known;
    this.steps += this.#different.length;
    const fits = this.#different.filter((word) => place.fits(word));
    const fitting = fits.length === 0 ? NOWHERE : this.sentence.words.map((word) => fits.includes(word));
    this.#fitting.set(place, fitting);
    return fitting;
  }

  #findSequence({ places, reach, acrossClauses, withoutStopWords }: Extract<Pattern, { kind: "sequence" }>): Hit[] {
    const { words, clauses } = this.sentence;
    const order = withoutStopWords ? this.#meaning : words.map((_, i) => i);
    const fitting = places.map((place) => this.#fits(place));
    // failed searches of a place from a word are cached, which keeps the cost linear
    const vain = fitting.map(() => new Set<number>());
    const hits: Hit[] = [];

    const extend = (from: number, hit: number[], enough: number): void => {
      const at = hit.length;
      if (at === places.length) return void hits.push(hit);
      if (vain[at]?.has(from)) return;
      const before = hits.length;
      for (let i = from + 1; i <= from + 1 + (reach[at] ?? 0) && i < order.length && hits.length < enough; i += 1) {
        this.steps += 1;
        const [position, last] = [order[i] ?? 0, order[from] ?? 0];
        if ((clauses[position] ?? 0) - (clauses[last] ?? 0) > (acrossClauses[at] ?? 0)) break;
        if (fitting[at]?.[position]) extend(i, [...hit, position], enough);
      }
      if (hits.length === before) vain[at]?.add(from);
    };
    order.forEach((position, i) => {
      if (fitting[0]?.[position]) extend(i, [position], hits.length + HITS_PER_START);
    });
    return hits;
  }

  #findCluster({ places, span, oneClause }: Extract<Pattern, { kind: "cluster" }>): Hit[] {
    const { words, clauses } = this.sentence;
    const fitting = places.map((place) => this.#fits(place));
    const hits: Hit[] = [];

    // the window starts at a word of the hit, so every hit is found from its first word
    const choose = (start: number, hit: number[], enough: number): void => {
      const at = hit.length;
      if (at === places.length) return void (hit.includes(start) && hits.push(hit.toSorted((a, b) => a - b)));
      for (let i = start; i <= start + span && i < words.length && hits.length < enough; i += 1) {
        this.steps += 1;
        if (oneClause && clauses[i] !== clauses[start]) break;
        if (fitting[at]?.[i] && !hit.includes(i)) choose(start, [...hit, i], enough);
      }
    };
    words.forEach((_, start) => {
      if (fitting.some((fits) => fits[start])) choose(start, [], hits.length + HITS_PER_START);
    });
    return hits;
  }
}
