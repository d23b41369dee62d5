import { addDays } from '@semestr/core/dates';
import { bugReportEvents, bugReports } from '../db/tables/bug-reports.ts';
import { type Area, isAdvertised } from './area-input.ts';
import { studentHour } from './moments.ts';
import { insertAll } from './rows.ts';

/** Recent reports of students to the support team, with page and text; one is being worked on, one is answered. */
const reports = [
  {
    subject: 'Не вижу оценку за лабораторную',
    path: '/personal-account/rating',
    state: 'new',
    answer: null,
    text: 'Вчера сдал вторую лабораторную, преподаватель поставил отметку при мне, а в рейтинге её пока нет.',
  },
  {
    subject: 'Расписание печатается без аудиторий',
    path: '/schedule',
    state: 'in-progress',
    answer: null,
    text: 'При печати недели на одном листе не помещается колонка с аудиториями.',
  },
  {
    subject: 'Не приходит код на телефон',
    path: '/password-recovery',
    state: 'answered',
    answer:
      'Оператор задержал сообщения на несколько часов. Сейчас коды приходят сразу; код на почту тоже действует.',
    text: 'Запросил код два раза, сообщение не пришло. На почту код пришёл сразу.',
  },
] as const;

/** Creates a few reports to the support team, the newest from yesterday. */
export const fillBugReports: Area = async ({ tx, made, today, random }) => {
  const emails = new Map(
    made.contacts.flatMap(({ userId, type, value }) => (type === 6 ? [[userId, value]] : [])),
  );
  const writers = made.users.filter(({ username }) => isAdvertised({ cardNumber: username }));
  const supporterId = made.users.find(({ username }) => username === 'support')?.id ?? null;
  await insertAll(
    tx,
    bugReports,
    reports.flatMap(({ subject, path, text, state }, index) => {
      const writer = writers[index % writers.length];
      const email = writer && emails.get(writer.id);
      if (!email) return [];
      const lines = [`Тема: ${subject}`, `E-mail: ${email}`, `Страница: ${path}`];
      return [
        {
          createdAt: studentHour(addDays(today, -1 - 3 * index), random),
          subject,
          text: `${lines.join('\n')}\n\n${text}\n`,
          description: text,
          email,
          url: path,
          pictures: 0,
          userId: writer.id,
          language: 'ru' as const,
          state,
          assigneeId: state === 'new' ? null : supporterId,
        },
      ];
    }),
  );
  const rows = await tx.select().from(bugReports);
  await insertAll(
    tx,
    bugReportEvents,
    reports.flatMap(({ subject, answer }) => {
      const report = rows.find((row) => row.subject === subject);
      if (answer === null || !report) return [];
      const at = new Date(report.createdAt.getTime() + 3 * 60 * 60_000);
      return [{ reportId: report.id, at, event: 'answer' as const, authorId: supporterId, answer }];
    }),
  );
};
