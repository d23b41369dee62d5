import * as calls from '@semestr/api/my-day';
import * as markbook from '@semestr/api/markbook';
import { isPassed } from '@semestr/core/markbook';
import { expect, it } from 'vitest';
import { sharedServer } from '../../../test/shared-server.ts';

const server = await sharedServer();

it('my day: the debts of the demo student are failed marks of the markbook', async () => {
  const student = await server.as('student');
  const debts = (await student.call(calls.own, {})).due.filter(({ kind }) => kind === 'debt');
  const { markPages } = await student.call(markbook.own, {});
  const failed = Object.values(markPages)
    .flatMap((page) => page.marks)
    .filter(({ mark }) => isPassed(mark) === false)
    .map(({ fullSubject }) => fullSubject);
  expect(failed).toEqual(expect.arrayContaining(debts.map(({ title }) => title)));
});
