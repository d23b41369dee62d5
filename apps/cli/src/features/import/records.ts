import { isDeepStrictEqual } from 'node:util';
import type { Language } from '@semestr/core/display';
import type { Answer } from './answers.ts';
import type { Fault } from './check.ts';
import { type Item, type Items, type Kind, kinds, type Records, type Remark, rules } from './kinds.ts';
import { texts } from './texts.ts';

type AnyItem = Item<Records[Kind]>;

/** A record that was read, with what decides between it and another that claims to be the same. */
type Candidate = AnyItem & { kind: Kind; isExcerpt: boolean };

const empty = (): Items => ({
  faculties: [],
  departments: [],
  specialities: [],
  employees: [],
  groups: [],
  auditories: [],
  schedules: [],
  announcements: [],
});

/** How much a value says: the number of its parts that are not null. */
const fullness = (value: unknown): number => {
  if (value === null || value === undefined || value === '') return 0;
  if (typeof value !== 'object') return 1;
  return Object.values(value).reduce<number>((sum, part) => sum + fullness(part), 0);
};

/** The records of an import as they are read: each thing once, and what had to be left out or guessed. */
export class ImportRecords {
  readonly language: Language;
  readonly items: Items = empty();
  /** What was not taken over. */
  readonly skips: Remark[] = [];
  /** What was guessed, or left out of a record that is taken over. */
  readonly notes: Remark[] = [];
  /** How many records of each kind came, good and bad; the same record twice is one. */
  readonly read: Record<Kind, number>;
  /** How many schedules keep what is stored, because too much would be lost. */
  losses = 0;
  readonly #candidates: Candidate[] = [];
  readonly #byKey = new Map<string, Item<unknown>>();

  constructor(language: Language) {
    this.language = language;
    // Every kind is a key: the list of kinds makes it.
    this.read = Object.fromEntries(kinds.map((kind) => [kind, 0])) as Record<Kind, number>;
  }

  /** A good record. Which of two that claim to be the same is taken, `settle` decides once all are there. */
  add<K extends Kind>(kind: K, item: Item<Records[K]>, { isExcerpt }: Pick<Answer, 'isExcerpt'>): void {
    this.#candidates.push({ ...item, kind, isExcerpt });
  }

  /**
   * Takes each thing once: a whole answer before an excerpt, the record that says more before one that says less, else
   * the first. `add` gets the answers in an order that does not depend on the names of files; so neither does this.
   */
  settle(): void {
    for (const kind of kinds) {
      const candidates = this.#candidates.filter((candidate) => candidate.kind === kind);
      const ranked = candidates
        .map((item) => ({ item, fullness: fullness(item.record) }))
        .toSorted((a, b) => Number(a.item.isExcerpt) - Number(b.item.isExcerpt) || b.fullness - a.fullness);
      const taken = new Set(ranked.flatMap(({ item }) => (this.#take(kind, item) ? [item] : [])));
      this.#list(kind).push(
        ...candidates
          .filter((item) => taken.has(item))
          .map(({ record, source, name }) => ({ record, source, name })),
      );
    }
  }

  /** The records of a kind, whichever it is. */
  #list(kind: Kind): AnyItem[] {
    return this.items[kind];
  }

  /** Takes a record where no other has claimed its place; else says which one has. */
  #take<K extends Kind>(kind: K, { record, source, name }: Item<Records[K]>): boolean {
    const keys = rules[kind].keys(record).map((key) => `${kind} ${key}`);
    const known = keys.map((key) => this.#byKey.get(key)).find((other) => other !== undefined);
    if (known && isDeepStrictEqual(known.record, record)) return false;
    this.read[kind] += 1;
    if (known) {
      const reason = texts[this.language].reasons.duplicate(known.source);
      this.skips.push({ kind, source, record: name, field: '.', reason });
      return false;
    }
    const item = { record, source, name };
    for (const key of keys) this.#byKey.set(key, item);
    return true;
  }

  /** A record of which some parts were guessed, after all that were read have been settled. */
  addGuess<K extends Kind>(kind: K, item: Item<Records[K]>, guess: Fault): void {
    if (!this.#take(kind, item)) return;
    this.#list(kind).push(item);
    this.notes.push({ kind, source: item.source, record: item.name, ...guess });
  }

  /** A record that cannot be used. */
  refuse(kind: Kind, skip: Omit<Remark, 'kind'>): void {
    this.read[kind] += 1;
    this.skips.push({ kind, ...skip });
  }

  /** A record that was read and is not taken over after all. */
  withdraw(kind: Kind, item: AnyItem, fault: Fault): void {
    const list = this.#list(kind);
    list.splice(list.indexOf(item), 1);
    this.skips.push({ kind, source: item.source, record: item.name, ...fault });
  }

  /** A lesson that is left out of its schedule, or an answer that cannot be read at all. */
  skip(kind: 'lessons' | 'answers', skip: Omit<Remark, 'kind'>): void {
    this.skips.push({ kind, ...skip });
  }

  /** Something that was guessed, or left out of a record that is taken over. */
  note(kind: Remark['kind'], note: Omit<Remark, 'kind'>): void {
    this.notes.push({ kind, ...note });
  }
}
