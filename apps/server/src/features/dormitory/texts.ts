import { defineTexts, type TextsLike } from '@semestr/core/texts';

const ru = {
  title: 'Заявление',
  text: 'Прошу предоставить мне место в общежитии университета.',
  number: 'Номер заявки',
  student: 'Студент',
  studentCard: 'Студенческий билет',
  group: 'Группа',
  faculty: 'Факультет',
  appliedOn: 'Дата подачи',
  state: 'Состояние',
  place: 'Место в очереди',
  acceptedOn: 'Документы приняты',
  settledOn: 'Дата заселения',
  room: 'Комната',
  rejectionReason: 'Причина отказа',
} as const;

const en = {
  title: 'Application',
  text: 'I ask for a place in a dormitory of the university.',
  number: 'Application number',
  student: 'Student',
  studentCard: 'Student card',
  group: 'Group',
  faculty: 'Faculty',
  appliedOn: 'Applied on',
  state: 'Status',
  place: 'Place in the queue',
  acceptedOn: 'Documents accepted on',
  settledOn: 'Moved in on',
  room: 'Room',
  rejectionReason: 'Reason for rejection',
} as const satisfies TextsLike<typeof ru>;

export const dormitoryTexts = defineTexts('server.dormitory', { ru, en });
