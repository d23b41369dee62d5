import { inOrder, type IsoDate } from './dates.ts';
import { type Lifecycle, states } from './requests.ts';

export type DormitoryState = 'waiting' | 'accepted' | 'settling' | 'settled' | 'rejected' | 'evicted';

/** Whoever lives in a dormitory has an open application too: there is no second room. */
export const dormitoryLifecycle: Lifecycle<DormitoryState> = {
  first: 'waiting',
  next: {
    waiting: ['accepted', 'rejected'],
    accepted: ['settling', 'rejected'],
    settling: ['settled', 'rejected'],
    settled: ['evicted'],
    rejected: [],
    evicted: [],
  },
  cancel: null,
  undo: { waiting: ['accepted', 'rejected'] },
};

/** The provider's word for a state. */
export const dormitoryStatus = {
  waiting: 'Ожидание',
  accepted: 'Документы приняты',
  settling: 'К заселению',
  settled: 'Заселён',
  rejected: 'Отклонена',
  evicted: 'Выселен',
} as const satisfies Record<DormitoryState, string>;

/** The document may be exchanged until somebody has looked at it. */
export const mayExchangeDocument = (state: DormitoryState): boolean => state === dormitoryLifecycle.first;

/** The state that a provider's word means; null for a word that is not known. */
export const dormitoryStateOf = (status: string): DormitoryState | null =>
  states(dormitoryLifecycle).find((state) => dormitoryStatus[state] === status) ?? null;

/** A place in the queue, and since which day somebody has had it. */
export interface QueuePlace {
  on: IsoDate;
  place: number;
}

/** How far somebody has come in the queue since the first day that is known. */
export interface QueueProgress {
  from: QueuePlace;
  /** How many places nearer to a room; below 0 where others came before them. */
  moved: number;
  /** The days on which the place changed, the latest first, each with how many places that was. */
  steps: readonly (QueuePlace & { moved: number })[];
}

/** Null where nothing is known of earlier days. */
export function queueProgress(history: readonly QueuePlace[], place: number): QueueProgress | null {
  const known = history.toSorted((a, b) => inOrder(a.on, b.on));
  const [from] = known;
  if (!from) return null;
  const steps = known
    .map((one, index) => ({ ...one, moved: (known[index - 1]?.place ?? one.place) - one.place }))
    .filter(({ moved }) => moved !== 0);
  return { from, moved: from.place - place, steps: steps.toReversed() };
}

/** What a directive brings: praise or blame. */
export type DirectiveKind = 'premium' | 'penalty';

/** The provider's word for a penalty that counts no more. */
export const LIFTED = 'Снят';

/** Providers write the kind as a key, in either of two fields; null where they tell nothing of it. */
export function directiveKindOf(
  directive: { eventType: string; eventTypeName: string } | null,
): DirectiveKind | null {
  const key = directive && `${directive.eventType} ${directive.eventTypeName}`.toUpperCase();
  if (key?.includes('PENALTY')) return 'penalty';
  return key?.includes('PREMIUM') ? 'premium' : null;
}
