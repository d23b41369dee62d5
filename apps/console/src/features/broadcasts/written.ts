import type { broadcasts } from '@semestr/api/broadcasts';
import type { Reply } from '@semestr/api/endpoint';
import type { BroadcastAudience } from '@semestr/core/broadcasts';
import type { Values } from '../../ui/form/use-storing.tsx';

export type Broadcast = Reply<typeof broadcasts.one>;

/** What the form holds; before somebody has written, not all of it. */
export interface Written {
  audience?: BroadcastAudience | null;
  facultyIds?: number[] | null;
  courses?: number[] | null;
  groupIds?: number[] | null;
  text?: string | null;
  /** Null: at once. Empty: at a moment that has not been said yet. */
  sendAt?: string | null;
}

/** Whom it is for; null while nobody is chosen. What narrows down students is left out of any other audience. */
export function audienceIn({ audience, facultyIds, courses, groupIds }: Written) {
  if (!audience) return null;
  if (audience !== 'students') return { audience, facultyIds: [], courses: [], groupIds: [] };
  return { audience, facultyIds: facultyIds ?? [], courses: courses ?? [], groupIds: groupIds ?? [] };
}

/** What is sent of the form. */
export const sendingOf = (values: Values): Values => ({ ...values, ...audienceIn(values) });
