export default {
  title: 'Список группы {{group}}',
  number: '№',
  fio: 'Фамилия, имя, отчество',
  subgroup: 'Подгруппа',
  position: 'Должность',
  groupHead: 'Староста',
} as const;
