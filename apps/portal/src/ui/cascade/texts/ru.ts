const ru = {
  faculty: 'Факультет',
  speciality: 'Специальность',
  course: 'Курс',
  choose: 'Выберите',
  first: {
    faculty: 'сначала факультет',
    speciality: 'сначала специальность',
    course: 'сначала курс',
  },
  coming: 'загружается…',
  none: {
    faculty: 'факультетов нет',
    speciality: 'у\u00a0факультета их\u00a0нет',
    course: 'курсов нет',
  },
} as const;

export default ru;
