import type { broadcasts } from '@semestr/api/broadcasts';
import type { Reply } from '@semestr/api/endpoint';
import type { BroadcastAudience } from '@semestr/core/broadcasts';
import type { Values } from '../../ui/form/use-record-form.tsx';

export type Broadcast = Reply<typeof broadcasts.one>;

/** Values of the form; incomplete until the user has filled it in. */
export interface BroadcastDraft {
  audience?: BroadcastAudience | null;
  facultyIds?: number[] | null;
  courses?: number[] | null;
  groupIds?: number[] | null;
  text?: string | null;
  /** Null sends immediately. An empty text means that the broadcast is scheduled but has no time yet. */
  sendAt?: string | null;
}

/** Returns the audience; null while none is selected. The student filters are dropped for any other audience. */
export function toAudience({ audience, facultyIds, courses, groupIds }: BroadcastDraft) {
  if (!audience) return null;
  if (audience !== 'students') return { audience, facultyIds: [], courses: [], groupIds: [] };
  return { audience, facultyIds: facultyIds ?? [], courses: courses ?? [], groupIds: groupIds ?? [] };
}

/** Converts the form's values to a request body. */
export const toRequestBody = (values: Values): Values => ({ ...values, ...toAudience(values) });
