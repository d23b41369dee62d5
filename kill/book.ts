import { ApiError } from '@semestr/api/client';

/** What stands in a place: how often a record is there, or to what something is set. */
export type Value = number | string;
/** Places by their names: "certificate k7-000012", "quiet-hours". A record of which nothing is told is not there. */
export type Places = ReadonlyMap<string, Value>;

/** A write: what it puts into places, how its sender learnt of it, and what is known of it by now. */
export interface Write {
  readonly puts: Readonly<Record<string, Value>>;
  readonly kind: string;
  /** What came of it at first: `cut` where the server was gone before it answered, `noted` where it is what was read. */
  outcome: 'acknowledged' | 'refused' | 'cut' | 'noted';
  state: 'certain' | 'open' | 'void';
  answer: unknown;
  /** Sends it once more under its key; null where its call takes none. */
  readonly again: (() => Promise<unknown>) | null;
  repeats: number;
}

export interface Fault {
  what: 'lost' | 'doubled' | 'half' | 'another answer' | 'failed' | 'session' | 'slow start' | 'left behind';
  detail: string;
}

/** Of what kind a place is, as its first word says. */
const kindOf = (place = 'other'): string => place.split(' ')[0] ?? place;

/** The server was gone before it answered: whoever writes stops. */
export class Cut extends Error {}

/** What may stand in a place after these writes: an open one may have been done or not. */
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

/** What was written, in the order in which it was sent, and what came of it. */
export class Book {
  readonly writes: Write[] = [];
  /** How many writes were answered with what they asked for. */
  answered = 0;
  readonly #faults = new Map<string, Fault>();

  /** Notes what is known to stand somewhere. */
  note(puts: Write['puts']): void {
    this.#add(puts, null, { outcome: 'noted', state: 'certain' });
  }

  /** Sends a write; null where it was refused. Throws `Cut` where no answer came. */
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

  /** What is there and must not be, or must be and is not. */
  faultsIn(found: Places): Fault[] {
    const places = new Map<string, Write[]>();
    for (const write of this.writes)
      for (const place of Object.keys(write.puts)) {
        const known = places.get(place);
        if (known) known.push(write);
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

  /** Takes what is found for what came of the writes that nobody has answered. */
  settle(found: Places): void {
    for (const write of this.writes.filter(({ state }) => state === 'open')) {
      const isThere = Object.entries(write.puts).every(([place, value]) => (found.get(place) ?? 0) === value);
      write.state = isThere ? 'certain' : 'void';
    }
  }

  /** Keeps what was found wrong, each thing once. */
  report(faults: readonly Fault[]): void {
    for (const fault of faults) this.#faults.set(`${fault.what} ${fault.detail}`, fault);
  }

  get faults(): Fault[] {
    return [...this.#faults.values()];
  }
}
