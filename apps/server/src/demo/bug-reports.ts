import { addDays } from '@semestr/core/dates';
import { bugReports } from '../db/tables/bug-reports.ts';
import { type Area, isTried } from './area-input.ts';
import { studentHour } from './moments.ts';
import { insertAll } from './rows.ts';

/** Recent reports of students to the support team, with page and text. */
const reports = [
  {
    subject: 'Не вижу оценку за лабораторную',
    path: '/personal-account/rating',
    text: 'Вчера сдал вторую лабораторную, преподаватель поставил отметку при мне, а в рейтинге её пока нет.',
  },
  {
    subject: 'Расписание печатается без аудиторий',
    path: '/schedule',
    text: 'При печати недели на одном листе не помещается колонка с аудиториями.',
  },
  {
    subject: 'Не приходит код на телефон',
    path: '/password-recovery',
    text: 'Запросил код два раза, сообщение не пришло. На почту код пришёл сразу.',
  },
] as const;

/** Creates a few reports to the support team, the newest from yesterday. */
export const fillBugReports: Area = async ({ tx, made, today, random }) => {
  const emails = new Map(
    made.contacts.flatMap(({ userId, type, value }) => (type === 6 ? [[userId, value]] : [])),
  );
  const writers = made.users.filter(({ username }) => isTried({ cardNumber: username }));
  await insertAll(
    tx,
    bugReports,
    reports.flatMap(({ subject, path, text }, index) => {
      const writer = writers[index % writers.length];
      const email = writer && emails.get(writer.id);
      if (!email) return [];
      const lines = [`Тема: ${subject}`, `E-mail: ${email}`, `Страница: ${path}`];
      return [
        {
          createdAt: studentHour(addDays(today, -1 - 3 * index), random),
          subject,
          text: `${lines.join('\n')}\n\n${text}\n`,
          email,
          url: path,
          pictures: 0,
        },
      ];
    }),
  );
};
