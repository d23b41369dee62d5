import type { Attendance, DayLesson } from '@semestr/api/journal';
import { loadTexts } from '@semestr/core/texts';
import { beforeAll, describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { Roster } from './Roster.tsx';
import { headmanTexts } from './texts.ts';

beforeAll(() => loadTexts('ru', [headmanTexts]));

const student = (id: number, fio: string, isNotStudying: boolean): Attendance => ({
  id,
  fio,
  omission: null,
  isNotStudying,
});
const lesson: DayLesson = {
  id: 7,
  dateString: '20-11-2026',
  nameAbbrev: 'ОПр',
  lessonTypeAbbrev: 'ПЗ',
  lessonPeriod: { lessonPeriodHours: 2, startTime: '09:00', endTime: '10:20' },
  subGroup: 0,
  students: [student(1, 'Лисицкая А. И.', false), student(2, 'Карпеко И. С.', true)],
};

describe('roster', () => {
  it('roster: a student on leave has a label, and no hours can be selected', async () => {
    const screen = await render(<Roster lesson={lesson} date="2026-11-20" takesFocus={false} />);
    const studying = screen.getByRole('listitem').first();
    const onLeave = screen.getByRole('listitem').last();
    await expect.element(studying.getByRole('button', { name: '2' })).not.toHaveAttribute('aria-disabled');
    await expect.element(onLeave.getByTitle(/Академический отпуск/)).toBeVisible();
    await expect.element(onLeave.getByRole('button', { name: '2' })).toHaveAttribute('aria-disabled', 'true');
    await onLeave.getByRole('button', { name: '2' }).click({ force: true });
    await expect.element(onLeave).not.toHaveAttribute('data-absent');
  });
});
