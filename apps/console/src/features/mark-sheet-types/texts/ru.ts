export default {
  name: 'Вид ведомости',
  names: 'Виды ведомостей',
  noneYet: 'Видов ведомостей ещё нет',
  fields: {
    shortName: 'Коротко',
    fullName: 'Полностью',
    coefficient: 'Коэффициент',
    price: 'Цена, р.',
    isExam: 'Для экзамена',
    isOffset: 'Для зачёта',
    isCourseWork: 'Для курсовой',
    isLab: 'Для лабораторных',
    isRemote: 'Для дистанционного обучения',
    order: 'Место в\u00a0списке',
  },
} as const;
