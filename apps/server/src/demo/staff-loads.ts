import type { Educator } from './employees.ts';
import type { Chair } from './structure.ts';
import type { Subject } from './subjects.ts';

/** Pairs of load by which an educator who already teaches the subject is preferred to a colleague. */
const ALREADY_TEACHES = 14;

/** Distributes a term's lessons among the members of the chairs, evenly and with few subjects each. */
export class StaffLoads {
  readonly #loads = new Map<Educator, number>();
  readonly #subjects = new Map<Educator, Set<Subject>>();
  readonly #staffOf: (chair: Chair) => readonly Educator[];

  constructor(staffOf: (chair: Chair) => readonly Educator[]) {
    this.#staffOf = staffOf;
  }

  /**
   * Lists the members of the chair who can take `pairs` of the subject, the most suitable first, and assigns the pairs
   * to that one.
   */
  assign(
    chair: Chair,
    subject: Subject,
    pairs: number,
    wanted: { senior?: boolean; not?: Educator | undefined; rather?: Educator | undefined } = {},
  ): Educator[] {
    const staff = this.#staffOf(chair).filter((one) => one !== wanted.not);
    const seniors = staff.filter(({ isSenior }) => isSenior);
    const able = wanted.senior && seniors.length > 0 ? seniors : staff;
    const cost = (one: Educator): number =>
      (this.#loads.get(one) ?? 0) / one.load -
      (this.#subjects.get(one)?.has(subject) ? ALREADY_TEACHES : 0) -
      (one === wanted.rather ? ALREADY_TEACHES : 0);
    const sorted = able
      .map((one) => ({ one, cost: cost(one) }))
      .toSorted((a, b) => a.cost - b.cost)
      .map(({ one }) => one);
    const [first] = sorted;
    if (first) {
      this.#loads.set(first, (this.#loads.get(first) ?? 0) + pairs);
      this.#subjects.set(first, (this.#subjects.get(first) ?? new Set()).add(subject));
    }
    return sorted;
  }
}
