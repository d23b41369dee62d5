export default {
  name: 'Документ о\u00a0пропуске',
  names: 'Документы о\u00a0пропусках',
  noneYet: 'Документов о\u00a0пропусках ещё нет',
  fields: {
    name: 'Название',
    order: 'Место в\u00a0списке',
  },
} as const;
