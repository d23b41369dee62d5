import { isDeepStrictEqual } from 'node:util';
import type { Language } from '@semestr/core/languages';
import { translator } from '@semestr/core/texts';
import type { Answer } from './answers.ts';
import type { Fault } from './check.ts';
import { type Item, type Items, type Kind, kinds, type Records, type Remark, rules } from './kinds.ts';
import { texts } from './texts.ts';

type AnyItem = Item<Records[Kind]>;

/** A record that was read, with the fields that decide between it and a duplicate. */
type Candidate = AnyItem & { kind: Kind; isExcerpt: boolean };

const empty = (): Items => ({
  faculties: [],
  departments: [],
  specialities: [],
  employees: [],
  groups: [],
  rooms: [],
  schedules: [],
  announcements: [],
});

/** Counts the non-empty values in a record. */
const completeness = (value: unknown): number => {
  if (value === null || value === undefined || value === '') return 0;
  if (typeof value !== 'object') return 1;
  return Object.values(value).reduce<number>((sum, part) => sum + completeness(part), 0);
};

/** The records of an import without duplicates, and the remarks about them. */
export class ImportRecords {
  readonly language: Language;
  readonly items: Items = empty();
  /** Reasons why records and lessons were skipped. */
  readonly skips: Remark[] = [];
  /** Values that were guessed, or left out of an imported record. */
  readonly notes: Remark[] = [];
  /** Number of records of each kind that were read, valid or not; identical records count once. */
  readonly read: Record<Kind, number>;
  /** Number of schedules rejected because too many lessons would be lost. */
  losses = 0;
  readonly #candidates: Candidate[] = [];
  readonly #byKey = new Map<string, Item<unknown>>();

  constructor(language: Language) {
    this.language = language;
    // Every kind is a key because the keys are built from the list of kinds.
    this.read = Object.fromEntries(kinds.map((kind) => [kind, 0])) as Record<Kind, number>;
  }

  /** Adds a valid record; `resolveDuplicates` later decides between records with the same key. */
  add<K extends Kind>(kind: K, item: Item<Records[K]>, { isExcerpt }: Pick<Answer, 'isExcerpt'>): void {
    this.#candidates.push({ ...item, kind, isExcerpt });
  }

  /**
   * Chooses between records with the same key: a whole response before an excerpt, then the more complete record, then
   * the first. Responses are added in an order that does not depend on file names, so the choice does not either.
   */
  resolveDuplicates(): void {
    for (const kind of kinds) {
      const candidates = this.#candidates.filter((candidate) => candidate.kind === kind);
      const ranked = candidates
        .map((item) => ({ item, completeness: completeness(item.record) }))
        .toSorted(
          (a, b) => Number(a.item.isExcerpt) - Number(b.item.isExcerpt) || b.completeness - a.completeness,
        );
      const taken = new Set(ranked.flatMap(({ item }) => (this.#claim(kind, item) ? [item] : [])));
      this.#list(kind).push(
        ...candidates
          .filter((item) => taken.has(item))
          .map(({ record, source, name }) => ({ record, source, name })),
      );
    }
  }

  /** Returns the list of a kind that is only known at run time. */
  #list(kind: Kind): AnyItem[] {
    return this.items[kind];
  }

  /** Claims the keys of a record; skips a duplicate with a remark. */
  #claim<K extends Kind>(kind: K, { record, source, name }: Item<Records[K]>): boolean {
    const keys = rules[kind].keys(record).map((key) => `${kind} ${key}`);
    const existing = keys.map((key) => this.#byKey.get(key)).find((other) => other !== undefined);
    if (existing && isDeepStrictEqual(existing.record, record)) return false;
    this.read[kind] += 1;
    if (existing) {
      const reason = translator(texts, this.language)('reasons.duplicate', { other: existing.source });
      this.skips.push({ kind, source, record: name, field: '.', reason });
      return false;
    }
    const item = { record, source, name };
    for (const key of keys) this.#byKey.set(key, item);
    return true;
  }

  /** Adds a record with guessed parts, after the duplicates among the records read are resolved. */
  addGuess<K extends Kind>(kind: K, item: Item<Records[K]>, guess: Fault): void {
    if (!this.#claim(kind, item)) return;
    this.#list(kind).push(item);
    this.notes.push({ kind, source: item.source, record: item.name, ...guess });
  }

  /** Counts a record that cannot be used. */
  refuse(kind: Kind, skip: Omit<Remark, 'kind'>): void {
    this.read[kind] += 1;
    this.skips.push({ kind, ...skip });
  }

  /** Removes a record that turned out to be unusable. */
  withdraw(kind: Kind, item: AnyItem, fault: Fault): void {
    const list = this.#list(kind);
    list.splice(list.indexOf(item), 1);
    this.skips.push({ kind, source: item.source, record: item.name, ...fault });
  }

  /** Skips a lesson of a schedule, or a response that cannot be read at all. */
  skip(kind: 'lessons' | 'answers', skip: Omit<Remark, 'kind'>): void {
    this.skips.push({ kind, ...skip });
  }

  /** Records a value that was guessed, or left out of an imported record. */
  note(kind: Remark['kind'], note: Omit<Remark, 'kind'>): void {
    this.notes.push({ kind, ...note });
  }
}
