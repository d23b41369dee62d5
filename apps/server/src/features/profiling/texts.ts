import { defineTexts, type TextsLike } from '@semestr/core/texts';

const ru = {
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

const en = {
  title: 'Application',
  text: 'I ask to be enrolled in the specialisation named below.',
  number: 'Application number',
  student: 'Student',
  studentCard: 'Student card',
  group: 'Group',
  speciality: 'Speciality',
  specialization: 'Specialisation',
  priority: 'Priority',
  appliedOn: 'Applied on',
  state: 'Status',
  rejectionReason: 'Reason for rejection',
} as const satisfies TextsLike<typeof ru>;

export const profilingTexts = defineTexts('server.profiling', { ru, en });
