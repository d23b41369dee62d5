import { CalendarOff } from 'lucide-react';
import { defineFormRequest } from '../../records/define-request.ts';

/** Requests for academic leave, decided in the request queue. */
export const leaves = defineFormRequest('leaves', {
  icon: CalendarOff,
  calls: async () => (await import('@semestr/api/leaves')).records,
  reasons: ['document', 'days', 'unreadable'],
});
