import type { notifications } from '../db/tables/notifications.ts';

type Type = (typeof notifications.$inferInsert)['type'];

/** What students are told, short and long, of all three kinds. */
export const notificationTexts: readonly { type: Type; message: string }[] = [
  { type: 'SUCCESS', message: 'Справка готова: её можно забрать в деканате.' },
  { type: 'INFO', message: 'Опубликовано расписание зимней сессии.' },
  {
    type: 'INFO',
    message:
      'Библиотека напоминает: срок сдачи двух книг истекает через три дня. Продлить его можно на стойке или по телефону.',
  },
  { type: 'FAILURE', message: 'Ведомость отклонена: неверно указан преподаватель.' },
  { type: 'SUCCESS', message: 'Заявка на общежитие принята.' },
  {
    type: 'SUCCESS',
    message:
      'Заявка на общежитие рассмотрена: документы приняты, место в очереди можно посмотреть в разделе «Общежитие».',
  },
  { type: 'INFO', message: 'Староста отметил пропуск: 2 часа, практическое занятие.' },
  {
    type: 'FAILURE',
    message:
      'Справка о пропусках не принята: на снимке не видно печати учреждения. Загрузите документ ещё раз до конца недели.',
  },
  { type: 'INFO', message: 'Выставлена отметка за лабораторную работу: 8.' },
  {
    type: 'INFO',
    message:
      'Куратор группы приглашает на собрание перед сессией: порядок допуска, сроки сдачи работ и ответы на вопросы.',
  },
  { type: 'SUCCESS', message: 'Контактные данные подтверждены.' },
  { type: 'INFO', message: 'До конца приёма заявок на профилизацию осталась неделя.' },
];
