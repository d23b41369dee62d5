import type { TextsLike } from '@semestr/core/texts';
import { defineMessages } from '../../domain/localized.ts';

const ru = {
  title: 'Личные данные: {{name}}',
  made: 'Собрано {{date}} в {{time}}.',
  intro:
    'Здесь всё, что портал университета хранит о вас. Файлы data.json открываются в любом текстовом редакторе; их поля названы так же, как в базе данных.',
  areas: {
    person: 'имя, место учёбы или работы, анкета, фотография',
    account: 'логин, контакты, сеансы, способы входа, настройки, журнал действий',
    studies: 'отметки, пропуски, место в рейтинге',
    requests: 'заявки, справки, ведомости, договоры и приложенные к ним файлы',
    life: 'книги, общежитие, общественная и научная работа',
    work: 'занятия, объявления, темы дипломов',
    messages: 'уведомления, отправленные вам письма и сообщения об ошибках',
  },
  files: 'Фотография, документы и подписи лежат рядом отдельными файлами; их имена названы в поле file.',
  names: 'Рядом с номером другой записи стоит её название: disciplineId и discipline.',
  left: 'Чего здесь нет: пароля и ключей для входа – прочесть их не может никто; текстов отправленных писем – их повторяют уведомления; данных других людей. Вместо имени администратора стоит слово «администратор».',
  you: 'вы',
  administrator: 'администратор',
  exported: 'Администратор выгрузил ваши личные данные из портала. Причина: {{reason}}',
  erased:
    'Администратор удалил ваши личные данные из портала и закрыл аккаунт: войти больше нельзя. Записи об учёбе и работе, которые университет обязан хранить, остались. Причина: {{reason}}',
} as const;

const en = {
  title: 'Personal data: {{name}}',
  made: 'Collected on {{date}} at {{time}}.',
  intro:
    'This is all the data that the portal of the university stores about you. You can open the data.json files in any text editor; their fields are named as in the database.',
  areas: {
    person: 'name, place of study or work, CV, photo',
    account: 'username, contacts, sessions, sign-in methods, settings, audit log',
    studies: 'marks, absences, place in the rating',
    requests: 'requests, certificates, mark sheets, contracts and their files',
    life: 'books, dormitory, social and research work',
    work: 'lessons, announcements, diploma topics',
    messages: 'notifications, messages sent to you, and your bug reports',
  },
  files: 'The photo, documents and signatures are separate files, named in the field file.',
  names: 'Next to the number of another record is its name: disciplineId and discipline.',
  left: 'Not included: your password and keys, which cannot be read; the texts of sent messages, which repeat the notifications; data of other people. Names of administrators are replaced with the word “administrator”.',
  you: 'you',
  administrator: 'administrator',
  exported: 'An administrator has exported your personal data from the portal. Reason: {{reason}}',
  erased:
    'An administrator has erased your personal data from the portal and closed the account: you can no longer sign in. Records of studies and work that the university must keep remain. Reason: {{reason}}',
} as const satisfies TextsLike<typeof ru>;

export const personalDataTexts = defineMessages('server.personal-data', { ru, en });
