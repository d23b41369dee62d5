export default {
  card: 'номер студенческого',
  group: 'группа',
  course: 'курс',
  faculty: 'факультет',
  speciality: 'специальность',
  form: 'форма обучения',
  phone: 'телефон',
  email: 'e-mail',
  page: 'страница',
  fault: 'исправить',
} as const;
