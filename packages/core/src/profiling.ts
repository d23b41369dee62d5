import { requestRules, type RequestState } from './requests/kinds.ts';
import { endOfDay, inOrder, type IsoDate } from './dates.ts';
import { isOpen, states } from './requests/lifecycle.ts';

export type ProfilingState = RequestState<'profiling'>;

/** The number and the word of a state, as in the API. */
export const profilingStatus = {
  queued: { id: 1, name: 'В очереди' },
  enrolled: { id: 2, name: 'Зачислен' },
  rejected: { id: 3, name: 'Отклонена' },
} as const satisfies Record<ProfilingState, { id: number; name: string }>;

/** Returns the state for a number; null for an unknown one. */
export const profilingStateOf = (statusId: number): ProfilingState | null =>
  states(requestRules.profiling.lifecycle).find((state) => profilingStatus[state].id === statusId) ?? null;

/** An application for a specialisation, as far as the rules need it. */
export interface ProfilingChoice {
  specializationId: number;
  state: ProfilingState;
  priority: number;
}

/**
 * Whether a student with these applications can choose a specialisation: not one that is already chosen, and none once
 * enrolled.
 */
export const mayChoose = (choices: readonly ProfilingChoice[], specializationId: number): boolean =>
  !choices.some(
    (one) =>
      one.state === 'enrolled' || (one.state === 'queued' && one.specializationId === specializationId),
  );

/** Returns the pending applications, the first choice first. */
export const waiting = <C extends ProfilingChoice>(choices: readonly C[]): C[] =>
  choices.filter(({ state }) => state === 'queued').toSorted((a, b) => a.priority - b.priority);

/** Returns the priority of a new choice: after the pending ones. */
export const nextPriority = (choices: readonly ProfilingChoice[]): number =>
  1 + Math.max(0, ...waiting(choices).map(({ priority }) => priority));

/** Whether the specialisation of an application can still be changed. */
export const mayChangeChoice = (state: ProfilingState): boolean =>
  isOpen(requestRules.profiling.lifecycle, state);

/** Whether these ids are those of all pending applications without duplicates: only then do they define an order. */
export function isOrderOf(
  choices: readonly (ProfilingChoice & { id: number })[],
  ids: readonly number[],
): boolean {
  const waitingIds = new Set(waiting(choices).map(({ id }) => id));
  return (
    ids.length === waitingIds.size &&
    new Set(ids).size === ids.length &&
    ids.every((id) => waitingIds.has(id))
  );
}

/** Returns the list with an item and its neighbour swapped. */
export const moveItem = <T>(list: readonly T[], from: number, step: 1 | -1): T[] => {
  const [one, other] = [list[from], list[from + step]];
  return one === undefined || other === undefined ? [...list] : list.with(from, other).with(from + step, one);
};

/**
 * Returns when the choice ends: at the end of the earliest last day of the specialisations, at the university's
 * midnight; null when none has a last day, so that the choice stays open.
 */
export function choiceEnds(lastDays: readonly (IsoDate | null)[]): Date | null {
  const [first] = lastDays.filter((day) => day !== null).toSorted(inOrder);
  return first === undefined ? null : endOfDay(first);
}

export const isChoiceOpen = (ends: Date | null, now: Date): boolean => ends === null || now < ends;

/** A specialisation with its places; null when their number is unknown. */
export interface OfferedPlaces {
  id: number;
  places: number | null;
}

/** A student of the rating: their place there, and their choices. */
export interface RankedStudent {
  position: number;
  choices: readonly ProfilingChoice[];
}

/**
 * Computes the cut-off of each specialisation, if students were enrolled now: in the order of the rating each gets the
 * first of their choices with a free place. The cut-off is the rating place of the student who gets the last one, or 0
 * when there are no places. Specialisations with places left, or an unknown number of places, have no entry.
 */
export function cutOffs(
  offered: readonly OfferedPlaces[],
  rivals: readonly RankedStudent[],
): Map<number, number> {
  const free = new Map(offered.flatMap(({ id, places }) => (places === null ? [] : [[id, places] as const])));
  const ends = new Map<number, number>();
  const take = (id: number, position: number): void => {
    const left = free.get(id);
    if (left === undefined) return;
    free.set(id, left - 1);
    if (left <= 1) ends.set(id, position);
  };
  // An enrolled student already has a place, whatever their own rating place.
  for (const { choices } of rivals)
    for (const { state, specializationId } of choices) if (state === 'enrolled') take(specializationId, 0);
  for (const [id, left] of free) if (left <= 0) ends.set(id, 0);
  for (const { position, choices } of rivals.toSorted((a, b) => a.position - b.position)) {
    const first = waiting(choices).find(({ specializationId: id }) => (free.get(id) ?? 1) > 0);
    if (first) take(first.specializationId, position);
  }
  return ends;
}
