import type { Lifecycle } from './requests.ts';

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
