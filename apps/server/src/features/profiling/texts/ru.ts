export default {
  title: 'Заявление',
  text: 'Прошу зачислить меня на указанную ниже профилизацию.',
  number: 'Номер заявки',
  student: 'Студент',
  studentCard: 'Студенческий билет',
  group: 'Группа',
  speciality: 'Специальность',
  specialization: 'Профилизация',
  priority: 'Приоритет',
  appliedOn: 'Дата подачи',
  state: 'Состояние',
  rejectionReason: 'Причина отказа',
} as const;
