import type { TextsLike } from '@semestr/core/texts';
import { defineMessages } from '../domain/localized.ts';

const ru = {
  /** Appended to a rejection. */
  reason: 'Причина: {{reason}}',
  certificate: {
    again: 'Решение о справке отменено, её снова рассматривают: {{place}}.',
    printed: 'Справка готова: {{place}}. Её можно забрать.',
    rejected: 'Справка отклонена: {{place}}.',
    withdrawn: 'Справка отозвана и больше не действует: {{place}}.',
  },
  omissions: {
    again: 'Решение по заявке об уважительной причине отменено, её снова рассматривают: {{from}}–{{to}}.',
    accepted: 'Заявка об уважительной причине принята: {{from}}–{{to}}. Пропуски этих дней уважительные.',
    rejected: 'Заявка об уважительной причине отклонена: {{from}}–{{to}}.',
  },
  markSheet: {
    again: 'Решение о ведомости отменено, её снова рассматривают: {{subject}}.',
    printed: 'Ведомость готова: {{subject}}. Её можно забрать в деканате.',
    rejected: 'Ведомость отклонена: {{subject}}.',
    withdrawn: 'Ведомость отозвана и больше не действует: {{subject}}.',
  },
  study: {
    again: 'Решение по заявке на обучение отменено, её снова рассматривают: {{subject}}.',
    unsigned: 'Заявка на обучение одобрена: {{subject}}. Подпишите договор.',
    signed: 'Договор на обучение подписан: {{subject}}.',
    finished: 'Обучение завершено: {{subject}}.',
    rejected: 'Заявка на обучение отклонена: {{subject}}.',
  },
  practice: {
    again: 'Решение по заявке на практику отменено, её снова рассматривают: {{enterprise}}.',
    approved: 'Место практики утверждено: {{enterprise}}.',
    rejected: 'Заявка на практику отклонена: {{enterprise}}.',
  },
  topic: {
    again: 'Решение о теме отменено, её снова рассматривают: «{{topic}}».',
    agreed: 'Руководитель согласен с темой «{{topic}}». Заявление готово.',
    approved: 'Тема утверждена: «{{topic}}».',
    rejected: 'Тема отклонена: «{{topic}}».',
  },
  dormitory: {
    again: 'Решение по заявке на общежитие отменено, её снова рассматривают.',
    accepted: 'Документы на общежитие приняты. Место в очереди: {{place}}.',
    settling: 'Вам выделено место в общежитии: {{room}}. Можно заселяться.',
    settled: 'Вы заселены в общежитие: {{room}}.',
    rejected: 'Заявка на общежитие отклонена.',
    evicted: 'Вы выселены из общежития.',
  },
  profiling: {
    again: 'Решение по заявке на профилизацию отменено, её снова рассматривают: {{specialization}}.',
    enrolled: 'Вы зачислены на профилизацию: {{specialization}}.',
    rejected: 'Заявка на профилизацию отклонена: {{specialization}}.',
    elsewhere: 'Вы зачислены на другую профилизацию.',
  },
  mark: {
    set: 'Отметка в зачётной книжке: {{discipline}} — {{mark}}.',
    changed: 'Отметка в зачётной книжке: {{discipline}} — {{mark}} (было {{before}}).',
    removed: 'Отметка в зачётной книжке снята: {{discipline}} — {{mark}}.',
  },
  lessonMark: {
    set: 'Отметка за занятие: {{subject}}, {{type}}, {{date}} — {{mark}}.',
    changed: 'Отметка за занятие: {{subject}}, {{type}}, {{date}} — {{mark}} (было {{before}}).',
    removed: 'Отметка за занятие снята: {{subject}}, {{type}}, {{date}} — {{mark}}.',
  },
  cv: {
    hidden: 'Администратор скрыл вашу анкету: другие её не видят.',
    shown: 'Администратор опубликовал вашу анкету: её видят другие.',
    changed: 'Администратор изменил вашу анкету. Проверьте, всё ли в ней верно.',
  },
  /** Stored in the excuse of an accepted request. */
  excuse: 'Заявка № {{number}}',
  /** Used by notifications of version 0.2.0; current ones are in `domain/announcing`. */
  announcement: 'Объявление на {{date}}: {{content}}',
  contactChanged: {
    phone:
      'Администратор указал в вашем аккаунте другой телефон: {{value}}. Если вы об этом не просили, обратитесь в деканат.',
    email:
      'Администратор указал в вашем аккаунте другой e-mail: {{value}}. Если вы об этом не просили, обратитесь в деканат.',
  },
} as const;

const en = {
  reason: 'Reason: {{reason}}',
  certificate: {
    again: 'The decision on your certificate was withdrawn; it is being considered again: {{place}}.',
    printed: 'Your certificate is ready: {{place}}. You can collect it.',
    rejected: 'Your certificate was rejected: {{place}}.',
    withdrawn: 'Your certificate was withdrawn and is no longer valid: {{place}}.',
  },
  omissions: {
    again:
      'The decision on your request to excuse days was withdrawn; it is being considered again: {{from}}–{{to}}.',
    accepted:
      'Your request to excuse days was accepted: {{from}}–{{to}}. Your absences on these days are excused.',
    rejected: 'Your request to excuse days was rejected: {{from}}–{{to}}.',
  },
  markSheet: {
    again: 'The decision on your mark sheet was withdrawn; it is being considered again: {{subject}}.',
    printed: 'Your mark sheet is ready: {{subject}}. You can collect it at the dean’s office.',
    rejected: 'Your mark sheet was rejected: {{subject}}.',
    withdrawn: 'Your mark sheet was withdrawn and is no longer valid: {{subject}}.',
  },
  study: {
    again: 'The decision on your study application was withdrawn; it is being considered again: {{subject}}.',
    unsigned: 'Your study application was approved: {{subject}}. Please sign the contract.',
    signed: 'The contract for your studies is signed: {{subject}}.',
    finished: 'You have finished your studies: {{subject}}.',
    rejected: 'Your study application was rejected: {{subject}}.',
  },
  practice: {
    again:
      'The decision on your application for practice was withdrawn; it is being considered again: {{enterprise}}.',
    approved: 'Your application for practice was approved: {{enterprise}}.',
    rejected: 'Your application for practice was rejected: {{enterprise}}.',
  },
  topic: {
    again: 'The decision on your topic was withdrawn; it is being considered again: “{{topic}}”.',
    agreed: 'Your supervisor agrees with the topic “{{topic}}”. The application is ready.',
    approved: 'Your topic was approved: “{{topic}}”.',
    rejected: 'Your topic was rejected: “{{topic}}”.',
  },
  dormitory: {
    again: 'The decision on your application for the dormitory was withdrawn; it is being considered again.',
    accepted: 'Your documents for the dormitory were accepted. Place in the queue: {{place}}.',
    settling: 'You have been given a room in the dormitory: {{room}}. You can move in.',
    settled: 'You have moved into the dormitory: {{room}}.',
    rejected: 'Your application for the dormitory was rejected.',
    evicted: 'You have been moved out of the dormitory.',
  },
  profiling: {
    again:
      'The decision on your application for the specialisation was withdrawn; it is being considered again: {{specialization}}.',
    enrolled: 'You have been enrolled in the specialisation: {{specialization}}.',
    rejected: 'Your application for the specialisation was rejected: {{specialization}}.',
    elsewhere: 'You have been enrolled in another specialisation.',
  },
  mark: {
    set: 'Mark in your markbook: {{discipline}} — {{mark}}.',
    changed: 'Mark in your markbook: {{discipline}} — {{mark}} (it was {{before}}).',
    removed: 'Removed from your markbook: {{discipline}} — {{mark}}.',
  },
  lessonMark: {
    set: 'Mark for a lesson: {{subject}}, {{type}}, {{date}} — {{mark}}.',
    changed: 'Mark for a lesson: {{subject}}, {{type}}, {{date}} — {{mark}} (it was {{before}}).',
    removed: 'Mark for a lesson removed: {{subject}}, {{type}}, {{date}} — {{mark}}.',
  },
  cv: {
    hidden: 'An administrator has hidden your CV: other users no longer see it.',
    shown: 'An administrator has published your CV: other users can see it.',
    changed: 'An administrator has changed your CV. Check that it is correct.',
  },
  excuse: 'Request No. {{number}}',
  announcement: 'Announcement for {{date}}: {{content}}',
  contactChanged: {
    phone:
      'An administrator has changed your phone number: {{value}}. If you did not ask for it, contact the dean’s office.',
    email:
      'An administrator has changed your e-mail: {{value}}. If you did not ask for it, contact the dean’s office.',
  },
} as const satisfies TextsLike<typeof ru>;

export const recordTexts = defineMessages('server.admin', { ru, en });
