import type { TextsLike } from '@semestr/core/texts';

export const ru = {
  fields: {
    queuePlace: 'Место в\u00a0очереди',
    number: 'Номер',
    room: 'Комната',
    acceptedAt: 'Документы приняты',
    settledAt: 'Заселён',
    rejectionReason: 'Причина отказа',
  },
  reasons: {
    papers: 'Приложены не\u00a0все документы.',
    near: 'Вы прописаны в\u00a0городе, где учитесь.',
  },
  asked: 'Место в\u00a0общежитии',
  room: 'Общежитие, {{room}}',
} as const;

export const en = {
  fields: {
    queuePlace: 'Place in the queue',
    number: 'Number',
    room: 'Room',
    acceptedAt: 'Documents accepted',
    settledAt: 'Moved in',
    rejectionReason: 'Reason for rejection',
  },
  reasons: {
    papers: 'Some documents are missing.',
    near: 'You are registered in the city where you study.',
  },
  asked: 'Place in the dormitory',
  room: 'Dormitory, {{room}}',
} as const satisfies TextsLike<typeof ru>;
