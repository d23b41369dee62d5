import { ApiError } from '@semestr/api/client';

/** Value of a place: the number of copies of a record, or the value of a setting. */
export type Value = number | string;
/** Places by their names: "certificate k7-000012", "quiet-hours". A record without an entry does not exist. */
export type Places = ReadonlyMap<string, Value>;

/** A write: the values that it sets, its outcome for the sender, and its state according to later reads. */
export interface Write {
  readonly puts: Readonly<Record<string, Value>>;
  readonly kind: string;
  /** First outcome: `cut` when the server was killed before it responded, `noted` for a value that was read. */
  outcome: 'acknowledged' | 'refused' | 'cut' | 'noted';
  state: 'certain' | 'open' | 'void';
  answer: unknown;
  /** Resends it with the same idempotency key; null when its call does not support one. */
  readonly again: (() => Promise<unknown>) | null;
  repeats: number;
}

export interface Fault {
  what: 'lost' | 'doubled' | 'half' | 'another answer' | 'failed' | 'session' | 'slow start' | 'left behind';
  detail: string;
}

/** Returns the kind of a place, which is its first word. */
const kindOf = (place = 'other'): string => place.split(' ')[0] ?? place;

/** The server was killed before it responded, so that the writer stops. */
export class Cut extends Error {}

/** Returns the possible values of a place after these writes. An open write may or may not have been stored. */
function possible(place: string, writes: readonly Write[]): Set<Value> {
  let values = new Set<Value>([0]);
  for (const { puts, state } of writes) {
    const value = puts[place];
    if (value === undefined || state === 'void') continue;
    values = state === 'certain' ? new Set([value]) : new Set([...values, value]);
  }
  return values;
}

const isMore = (value: Value, than: ReadonlySet<Value>): boolean =>
  typeof value === 'number' && [...than].every((one) => typeof one === 'number' && value > one);

/** The writes in the order in which they were sent, with their outcomes. */
export class Ledger {
  readonly writes: Write[] = [];
  /** Number of acknowledged writes. */
  answered = 0;
  readonly #faults = new Map<string, Fault>();

  /** Records a known value of a place. */
  note(puts: Write['puts']): void {
    this.#add(puts, null, { outcome: 'noted', state: 'certain' });
  }

  /** Sends a write; null when it was rejected. Throws `Cut` when no response arrived. */
  async send<T>(
    puts: Write['puts'],
    send: () => Promise<T>,
    { isKeyed = false } = {},
  ): Promise<{ value: T } | null> {
    const write = this.#add(puts, isKeyed ? send : null, { outcome: 'cut', state: 'open' });
    try {
      const value = await send();
      Object.assign(write, { outcome: 'acknowledged', state: 'certain', answer: value });
      this.answered += 1;
      return { value };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 0) throw new Cut();
      if (error.status < 500) Object.assign(write, { outcome: 'refused', state: 'void' });
      else this.report([{ what: 'failed', detail: `${Object.keys(puts).join()}: ${error.message}` }]);
      return null;
    }
  }

  #add(puts: Write['puts'], again: Write['again'], first: Pick<Write, 'outcome' | 'state'>): Write {
    const write: Write = {
      ...first,
      puts,
      again,
      kind: kindOf(Object.keys(puts)[0]),
      answer: undefined,
      repeats: 0,
    };
    this.writes.push(write);
    return write;
  }

  /** Returns the values that must not exist, and those that are missing. */
  faultsIn(found: Places): Fault[] {
    const places = new Map<string, Write[]>();
    for (const write of this.writes)
      for (const place of Object.keys(write.puts)) {
        const existing = places.get(place);
        if (existing) existing.push(write);
        else places.set(place, [write]);
      }
    return [...places].flatMap(([place, writes]): Fault[] => {
      const value = found.get(place) ?? 0;
      const expected = possible(place, writes);
      if (expected.has(value)) return [];
      const detail = `${place} is ${value}, not ${[...expected].join(' or ')}`;
      return [{ what: isMore(value, expected) ? 'doubled' : 'lost', detail }];
    });
  }

  /** Resolves unacknowledged writes by the values found. */
  settle(found: Places): void {
    for (const write of this.writes.filter(({ state }) => state === 'open')) {
      const isThere = Object.entries(write.puts).every(([place, value]) => (found.get(place) ?? 0) === value);
      write.state = isThere ? 'certain' : 'void';
    }
  }

  /** Records faults, without duplicates. */
  report(faults: readonly Fault[]): void {
    for (const fault of faults) this.#faults.set(`${fault.what} ${fault.detail}`, fault);
  }

  get faults(): Fault[] {
    return [...this.#faults.values()];
  }
}
