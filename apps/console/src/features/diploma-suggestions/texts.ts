import type { TextsLike } from '@semestr/core/texts';

export const ru = {
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

export const en = {
  fields: {
    topic: 'Topic',
    belarusianTopic: 'In Belarusian',
    englishTopic: 'In English',
    justification: 'Justification',
    employeeId: 'Supervisor',
    rejectionReason: 'Reason for rejection',
  },
  reasons: {
    taken: 'Another student has this topic already.',
    narrow: 'Please state the topic more precisely.',
    field: 'The topic does not fit the speciality.',
  },
  asked: 'Topic “{{topic}}”',
} as const satisfies TextsLike<typeof ru>;
