import { requestRules, type RequestState } from './requests/kinds.ts';
import { inOrder, type IsoDate } from './dates.ts';
import { states } from './requests/lifecycle.ts';

export type DormitoryState = RequestState<'dormitory'>;

/** The provider's word for a state. */
export const dormitoryStatus = {
  waiting: 'Ожидание',
  accepted: 'Документы приняты',
  settling: 'К заселению',
  settled: 'Заселён',
  rejected: 'Отклонена',
  evicted: 'Выселен',
} as const satisfies Record<DormitoryState, string>;

/** Whether the document can be replaced, which is possible until it is reviewed. */
export const mayExchangeDocument = (state: DormitoryState): boolean =>
  state === requestRules.dormitory.lifecycle.first;

/** Returns the state for a provider's word; null for an unknown word. */
export const dormitoryStateOf = (status: string): DormitoryState | null =>
  states(requestRules.dormitory.lifecycle).find((state) => dormitoryStatus[state] === status) ?? null;

/** A position in the queue, and its first day. */
export interface QueuePlace {
  on: IsoDate;
  place: number;
}

/** The student's progress in the queue since the first known day. */
export interface QueueProgress {
  from: QueuePlace;
  /** Number of places gained; below 0 when others were placed ahead. */
  moved: number;
  /** The days on which the position changed, newest first, each with the number of places. */
  steps: readonly (QueuePlace & { moved: number })[];
}

/** Null when there is no history. */
export function queueProgress(history: readonly QueuePlace[], place: number): QueueProgress | null {
  const places = history.toSorted((a, b) => inOrder(a.on, b.on));
  const [from] = places;
  if (!from) return null;
  const steps = places
    .map((one, index) => ({ ...one, moved: (places[index - 1]?.place ?? one.place) - one.place }))
    .filter(({ moved }) => moved !== 0);
  return { from, moved: from.place - place, steps: steps.toReversed() };
}

/** Kind of a directive: a premium or a penalty. */
export type DirectiveKind = 'premium' | 'penalty';

/** The provider's word for a penalty that was lifted. */
export const LIFTED = 'Снят';

/** Returns the kind, which providers write as a key in either of two fields; null when it is in neither. */
export function directiveKindOf(
  directive: { eventType: string; eventTypeName: string } | null,
): DirectiveKind | null {
  const key = directive && `${directive.eventType} ${directive.eventTypeName}`.toUpperCase();
  if (key?.includes('PENALTY')) return 'penalty';
  return key?.includes('PREMIUM') ? 'premium' : null;
}
