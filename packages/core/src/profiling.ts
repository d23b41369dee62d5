import { endOfDay, inOrder, type IsoDate } from './dates.ts';
import { isOpen, type Lifecycle, states } from './requests.ts';

export type ProfilingState = 'queued' | 'enrolled' | 'rejected';

export const profilingLifecycle: Lifecycle<ProfilingState> = {
  first: 'queued',
  next: { queued: ['enrolled', 'rejected'], enrolled: [], rejected: [] },
  cancel: { from: ['queued'], to: 'rejected' },
  undo: { queued: ['rejected'] },
};

/** The number and the word of a state, as calls tell it. */
export const profilingStatus = {
  queued: { id: 1, name: 'В очереди' },
  enrolled: { id: 2, name: 'Зачислен' },
  rejected: { id: 3, name: 'Отклонена' },
} as const satisfies Record<ProfilingState, { id: number; name: string }>;

/** The state that a number names; null for one that we do not know. */
export const profilingStateOf = (statusId: number): ProfilingState | null =>
  states(profilingLifecycle).find((state) => profilingStatus[state].id === statusId) ?? null;

/** An application for a specialisation, as the rules see it. */
export interface ProfilingChoice {
  specializationId: number;
  state: ProfilingState;
  priority: number;
}

/**
 * Whether a student with these applications may choose a specialisation: not one that is chosen already, and none any
 * more once enrolled.
 */
export const mayChoose = (choices: readonly ProfilingChoice[], specializationId: number): boolean =>
  !choices.some(
    (one) =>
      one.state === 'enrolled' || (one.state === 'queued' && one.specializationId === specializationId),
  );

/** Those that wait, what is wanted most first. */
export const waiting = <C extends ProfilingChoice>(choices: readonly C[]): C[] =>
  choices.filter(({ state }) => state === 'queued').toSorted((a, b) => a.priority - b.priority);

/** The place of a new choice among those that wait: the last. */
export const nextPriority = (choices: readonly ProfilingChoice[]): number =>
  1 + Math.max(0, ...waiting(choices).map(({ priority }) => priority));

/** Whether an application may still name another specialisation. */
export const mayChangeChoice = (state: ProfilingState): boolean => isOpen(profilingLifecycle, state);

/** Whether these ids are those of all that wait, each once: only then do they say in which order. */
export function isOrderOf(
  choices: readonly (ProfilingChoice & { id: number })[],
  ids: readonly number[],
): boolean {
  const known = new Set(waiting(choices).map(({ id }) => id));
  return ids.length === known.size && new Set(ids).size === ids.length && ids.every((id) => known.has(id));
}

/** An order in which one thing has changed places with its neighbour. */
export const moved = <T>(list: readonly T[], from: number, step: 1 | -1): T[] => {
  const [one, other] = [list[from], list[from + step]];
  return one === undefined || other === undefined ? [...list] : list.with(from, other).with(from + step, one);
};

/**
 * When the choice ends: with the earliest of the last days that the specialisations name, at the university's midnight;
 * null where none does, and the choice stays open.
 */
export function choiceEnds(lastDays: readonly (IsoDate | null)[]): Date | null {
  const [first] = lastDays.filter((day) => day !== null).toSorted(inOrder);
  return first === undefined ? null : endOfDay(first);
}

export const isChoiceOpen = (ends: Date | null, now: Date): boolean => ends === null || now < ends;

/** A specialisation with its places; null where nobody has said how many. */
export interface OfferedPlaces {
  id: number;
  places: number | null;
}

/** A student of the rating: the place there, and what they chose. */
export interface Rival {
  position: number;
  choices: readonly ProfilingChoice[];
}

/**
 * Where the places of each specialisation end, if everybody were enrolled now: in the order of the rating each takes the
 * first of their choices that has a place. Answers the position of who takes the last one, 0 where there was none to take;
 * without an entry where places are left, or nobody has said how many there are.
 */
export function cutOffs(offered: readonly OfferedPlaces[], rivals: readonly Rival[]): Map<number, number> {
  const free = new Map(offered.flatMap(({ id, places }) => (places === null ? [] : [[id, places] as const])));
  const ends = new Map<number, number>();
  const take = (id: number, position: number): void => {
    const left = free.get(id);
    if (left === undefined) return;
    free.set(id, left - 1);
    if (left <= 1) ends.set(id, position);
  };
  // Who is enrolled has a place already, whatever their own.
  for (const { choices } of rivals)
    for (const { state, specializationId } of choices) if (state === 'enrolled') take(specializationId, 0);
  for (const [id, left] of free) if (left <= 0) ends.set(id, 0);
  for (const { position, choices } of rivals.toSorted((a, b) => a.position - b.position)) {
    const first = waiting(choices).find(({ specializationId: id }) => (free.get(id) ?? 1) > 0);
    if (first) take(first.specializationId, position);
  }
  return ends;
}
