import type { ProfilingState } from '@semestr/core/profiling';

export default {
  name: 'Заявка на\u00a0профилизацию',
  names: 'Профилизация',
  fields: {
    specializationId: 'Профилизация',
    priority: 'Приоритет',
    rejectionReason: 'Причина отказа',
  },
  states: {
    queued: 'В\u00a0очереди',
    enrolled: 'Зачислен',
    rejected: 'Отказано',
  } satisfies Record<ProfilingState, string>,
  decisions: {
    enrolled: 'Зачислить',
  },
  reasons: {
    full: 'Мест на\u00a0эту профилизацию больше нет.',
  },
  asked: 'Профилизация {{specialization}}, приоритет {{priority}}',
} as const;
