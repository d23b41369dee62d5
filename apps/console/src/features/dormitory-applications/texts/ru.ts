export default {
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
