export default {
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
