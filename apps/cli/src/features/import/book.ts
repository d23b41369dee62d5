import { isDeepStrictEqual } from 'node:util';
import type { Language } from '@semestr/core/display';
import { type Item, type Items, type Kind, kinds, type Records, rules, type Skip } from './kinds.ts';
import { texts } from './texts.ts';

/** The records of an import as they are found: each thing once, and what had to be left out. */
export class Book {
  readonly language: Language;
  readonly items: Items = {
    faculties: [],
    departments: [],
    specialities: [],
    employees: [],
    groups: [],
    auditories: [],
    schedules: [],
    announcements: [],
  };
  readonly skips: Skip[] = [];
  /** How many records of each kind came, good and bad; the same record twice is one. */
  readonly read: Record<Kind, number>;
  readonly #byKey = new Map<string, Item<unknown>>();

  constructor(language: Language) {
    this.language = language;
    // Every kind is a key: the list of kinds makes it.
    this.read = Object.fromEntries(kinds.map((kind) => [kind, 0])) as Record<Kind, number>;
  }

  add<K extends Kind>(kind: K, item: Item<Records[K]>): void {
    const keys = rules[kind].keys(item.record).map((key) => `${kind} ${key}`);
    const known = keys.map((key) => this.#byKey.get(key)).find((other) => other !== undefined);
    if (known && isDeepStrictEqual(known.record, item.record)) return;
    this.read[kind] += 1;
    if (known) {
      const reason = texts[this.language].reasons.duplicate(known.source);
      this.skips.push({ kind, source: item.source, record: item.name, field: '.', reason });
      return;
    }
    for (const key of keys) this.#byKey.set(key, item);
    this.items[kind].push(item);
  }

  /** A record that cannot be used. */
  refuse(kind: Kind, skip: Omit<Skip, 'kind'>): void {
    this.read[kind] += 1;
    this.skips.push({ kind, ...skip });
  }

  /** A lesson that is left out of its schedule, or an answer that cannot be read at all. */
  note(kind: 'lessons' | 'answers', skip: Omit<Skip, 'kind'>): void {
    this.skips.push({ kind, ...skip });
  }
}
