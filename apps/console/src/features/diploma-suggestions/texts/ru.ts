export default {
  fields: {
    topic: 'Тема',
    belarusianTopic: 'По-белорусски',
    englishTopic: 'По-английски',
    justification: 'Обоснование',
    employeeId: 'Руководитель',
    rejectionReason: 'Причина отказа',
  },
  reasons: {
    taken: 'Такая тема уже утверждена у\u00a0другого студента.',
    narrow: 'Сформулируйте тему точнее.',
    field: 'Тема не\u00a0подходит к\u00a0специальности.',
  },
  asked: 'Тема «{{topic}}»',
} as const;
