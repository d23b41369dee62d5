import { describe, expect, it } from 'vitest';
import { lineOf, sheetOf, words } from './grid.fixture.ts';
import { readGrids } from './read-grids.ts';

const sheet = (group: string, lesson: string, title = '') =>
  sheetOf(
    [[title], ['Пара', 'Понедельник', 'Вторник'], ['1', 'Математика (лк) Жук А.А. 512', lesson]],
    '',
    group,
  );

describe('timetable grids: sheets of a file', () => {
  it('timetable grids: joins the same lecture on the sheets of several groups, and names the sheets', () => {
    const sheets = [
      sheet('528501', 'Физика пз', 'Осенний семестр 2026/27'),
      sheet('528502', '08.09 Химия пз'),
      sheetOf([['Примечания'], ['', 'Пары по 80 минут']], '', 'О файле'),
    ];
    const grid = readGrids(sheets, words);
    expect(grid?.term).toBe('2026-autumn');
    expect(grid?.lessons.map(lineOf)).toEqual([
      '528501!B3, 528502!B3 | 528501+528502 | 1 | 09:00 | Математика | ЛК | Жук А.А. | 512',
      '528501!C3 | 528501 | 2 | 09:00 | Физика | ПЗ',
      '528502!C3 | 528502 | 2026-09-08 | 09:00 | Химия | ПЗ',
    ]);
    expect(grid?.others).toEqual([
      { cell: 'О файле!A1', text: 'Примечания' },
      { cell: 'О файле!B2', text: 'Пары по 80 минут' },
    ]);
  });

  it('timetable grids: returns null for a file without a timetable', () => {
    expect(readGrids([sheetOf([['Список'], ['1', 'Жук А.А.']])], words)).toBeNull();
  });
});
