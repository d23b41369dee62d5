import type { DormitoryState } from '@semestr/core/dormitory';

export default {
  name: 'Заявка на\u00a0общежитие',
  names: 'Общежитие',
  fields: {
    queuePlace: 'Место в\u00a0очереди',
    number: 'Номер',
    room: 'Комната',
    acceptedAt: 'Документы приняты',
    settledAt: 'Заселён',
    rejectionReason: 'Причина отказа',
  },
  states: {
    waiting: 'Документы на\u00a0проверке',
    accepted: 'В\u00a0очереди',
    settling: 'Заселяется',
    settled: 'Заселён',
    rejected: 'Отказано',
    evicted: 'Выселен',
  } satisfies Record<DormitoryState, string>,
  decisions: {
    accepted: 'Принять документы',
    settling: 'Дать комнату',
    settled: 'Заселён',
    evicted: 'Выселить',
  },
  reasons: {
    papers: 'Приложены не\u00a0все документы.',
    near: 'Вы прописаны в\u00a0городе, где учитесь.',
  },
  asked: 'Место в\u00a0общежитии',
  room: 'Общежитие, {{room}}',
} as const;
