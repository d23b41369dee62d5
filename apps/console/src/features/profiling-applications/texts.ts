import type { TextsLike } from '@semestr/core/texts';

export const ru = {
  fields: {
    specializationId: 'Профилизация',
    priority: 'Приоритет',
    rejectionReason: 'Причина отказа',
  },
  reasons: {
    full: 'Мест на\u00a0эту профилизацию больше нет.',
  },
  asked: 'Профилизация {{specialization}}, приоритет {{priority}}',
} as const;

export const en = {
  fields: {
    specializationId: 'Specialisation',
    priority: 'Priority',
    rejectionReason: 'Reason for rejection',
  },
  reasons: {
    full: 'There are no places left in this specialisation.',
  },
  asked: 'Specialisation {{specialization}}, priority {{priority}}',
} as const satisfies TextsLike<typeof ru>;
