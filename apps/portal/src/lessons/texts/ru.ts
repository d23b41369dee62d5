const ru = {
  time: 'Время',
  lesson: 'Занятие',
  room: 'Аудитория',
  teacher: 'Преподаватель',
  groups: 'Группы',
  minutesLeft: 'ещё {{minutes, duration}}',
  subgroup: '{{subgroup}}-я подгруппа',
} as const;

export default ru;
