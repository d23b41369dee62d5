export default {
  name: 'Внешний руководитель',
  names: 'Внешние руководители',
  noneYet: 'Внешних руководителей ещё нет',
  fields: {
    names: 'Фамилия, имя, отчество',
    degreeId: 'Степень',
    rankId: 'Звание',
    workPlace: 'Место работы',
    jobPosition: 'Должность',
  },
} as const;
