import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linesOf, sheetOf, words } from './grid.fixture.ts';
import { cellName } from '../sheet-range.ts';
import { matrixOf } from './matrix.ts';
import { readGrid } from './read-grid.ts';

/** The lessons of a group in one class over two weeks: one lesson, one for each week, or one for each subgroup. */
type Slot =
  | { form: 'every'; lesson: number }
  | { form: 'weeks'; odd: number | null; even: number | null }
  | { form: 'subgroups'; first: number | null; second: number | null }
  | { form: 'none' };

const groups = ['528501', '528502', 'ПОИТ-21'];
const days = ['Понедельник', 'Вторник', 'Среда'];
const times = ['9:00-10:20', '10:35-11:55'];
const lessons = [
  ['Высшая математика (лк) доц. Жук А.А. 512-4', 'Высшая математика | ЛК | доц. Жук А.А. | 512-4'],
  ['Физика\nпз\nКит Б.Б.\nауд. 101', 'Физика | ПЗ | Кит Б.Б. | 101'],
  ['ОАиП. лр О.О. Лось, 305-5 к.', 'ОАиП | ЛР | О.О. Лось | 305-5 к.'],
  ['Численные методы, лаб., А-214', 'Численные методы | ЛР | А-214'],
  ['История', 'История'],
] as const;

const number = fc.nat(lessons.length - 1);
const maybe = fc.option(number, { freq: 3 });
const slot: fc.Arbitrary<Slot> = fc.oneof(
  fc.constant({ form: 'none' as const }),
  fc.record({ form: fc.constant('every' as const), lesson: number }),
  fc
    .record({ form: fc.constant('weeks' as const), odd: maybe, even: maybe })
    .filter(({ odd, even }) => odd !== null || even !== null),
  fc
    .record({ form: fc.constant('subgroups' as const), first: maybe, second: maybe })
    .filter(({ first, second }) => first !== null || second !== null),
);
const classes = days.flatMap((_day, day) => times.map((_time, time) => ({ day, time })));
/** The slots of each group, by class; `shared`, if set, is a lecture of all groups. */
const timetable = fc
  .record({
    slots: fc.array(fc.array(slot, { minLength: classes.length, maxLength: classes.length }), {
      minLength: groups.length,
      maxLength: groups.length,
    }),
    shared: fc.array(
      fc.option(number, { freq: 5, nil: null }).map((lesson) => lesson),
      {
        minLength: classes.length,
        maxLength: classes.length,
      },
    ),
  })
  // A grid is recognised by its lessons.
  .filter(({ slots }) => slots.every((some) => some.filter(({ form }) => form === 'every').length > 1));

type Timetable = typeof timetable extends fc.Arbitrary<infer T> ? T : never;

const textOf = (lesson: number | null): string => (lesson === null ? '' : (lessons[lesson]?.[0] ?? ''));

/** The lessons that a timetable describes, without cells. */
function expectedLessons({ slots, shared }: Timetable, joins: boolean): readonly string[] {
  const line = (group: string, at: number, lesson: number | null, more: readonly string[]): string[] => {
    const { day = 0, time = 0 } = classes[at] ?? {};
    const start = times[time]?.split('-')[0]?.padStart(5, '0') ?? '';
    return lesson === null ? [] : [[group, day + 1, start, ...more, lessons[lesson]?.[1] ?? ''].join(' | ')];
  };
  return classes.flatMap((_class, at) => {
    const common = joins ? (shared[at] ?? null) : null;
    if (common !== null) return line(groups.join('+'), at, common, []);
    return groups.flatMap((group, index) => {
      const own = slots[index]?.[at];
      if (own?.form === 'every') return line(group, at, own.lesson, []);
      if (own?.form === 'weeks')
        return [...line(group, at, own.odd, ['w13']), ...line(group, at, own.even, ['w24'])];
      if (own?.form === 'subgroups')
        return [...line(group, at, own.first, ['s1']), ...line(group, at, own.second, ['s2'])];
      return [];
    });
  });
}

/** A sheet that is filled block by block. */
function emptySheet() {
  const rows: string[][] = [];
  const merged: string[] = [];
  return {
    put(this: void, text: string, top: number, left: number, height = 1, width = 1): void {
      while (rows.length < top + height) rows.push([]);
      const row = rows[top] ?? [];
      while (row.length <= left) row.push('');
      row[left] = text;
      if (height > 1 || width > 1)
        merged.push(`${cellName(top, left)}:${cellName(top + height - 1, left + width - 1)}`);
    },
    sheet: (name?: string) => sheetOf(rows, merged.join(' '), name),
  };
}

type Put = ReturnType<typeof emptySheet>['put'];

/** Puts a slot into two rows and two columns: halves of the height are weeks, halves of the width subgroups. */
function putSlot(put: Put, own: Slot | undefined, top: number, left: number): void {
  if (own?.form === 'every') put(textOf(own.lesson), top, left, 2, 2);
  if (own?.form === 'weeks') {
    put(textOf(own.odd), top, left, 1, 2);
    put(textOf(own.even), top + 1, left, 1, 2);
  }
  if (own?.form === 'subgroups') {
    put(textOf(own.first), top, left, 2);
    put(textOf(own.second), top, left + 1, 2);
  }
}

const sorted = (lines: readonly string[]): readonly string[] => lines.toSorted();
const withoutCells = (lines: readonly string[]): readonly string[] =>
  sorted(lines.map((line) => line.slice(line.indexOf('|') + 2)));

const forms = {
  'groups across': ({ slots, shared }: Timetable) => {
    const { put, sheet } = emptySheet();
    put('Дни', 0, 0);
    put('Время', 0, 1);
    for (const [index, group] of groups.entries()) put(group, 0, 2 + 2 * index, 1, 2);
    for (const [day, name] of days.entries()) put(name, 1 + 4 * day, 0, 4);
    for (const [at, { time }] of classes.entries()) {
      put(times[time] ?? '', 1 + 2 * at, 1, 2);
      const common = shared[at] ?? null;
      if (common !== null) put(textOf(common), 1 + 2 * at, 2, 2, 2 * groups.length);
      else for (const index of groups.keys()) putSlot(put, slots[index]?.[at], 1 + 2 * at, 2 + 2 * index);
    }
    return linesOf(sheet());
  },
  'groups down': ({ slots, shared }: Timetable) => {
    const { put, sheet } = emptySheet();
    put('Группа', 0, 0, 2);
    for (const [day, name] of days.entries()) put(name, 0, 1 + 4 * day, 1, 4);
    for (const [at, { time }] of classes.entries()) {
      put(times[time] ?? '', 1, 1 + 2 * at, 1, 2);
      const common = shared[at] ?? null;
      if (common !== null) put(textOf(common), 2, 1 + 2 * at, 2 * groups.length, 2);
      else for (const index of groups.keys()) putSlot(put, slots[index]?.[at], 2 + 2 * index, 1 + 2 * at);
    }
    for (const [index, group] of groups.entries()) put(group, 2 + 2 * index, 0, 2);
    return linesOf(sheet());
  },
  'a sheet for each group': ({ slots }: Timetable) =>
    groups.flatMap((group, index) => {
      const { put, sheet } = emptySheet();
      put('Пара', 0, 0);
      put('Время', 0, 1);
      for (const [day, name] of days.entries()) put(name, 0, 2 + 2 * day, 1, 2);
      for (const [time, range] of times.entries()) {
        put(String(time + 1), 1 + 2 * time, 0, 2);
        put(range, 1 + 2 * time, 1, 2);
      }
      for (const [at, { day, time }] of classes.entries())
        putSlot(put, slots[index]?.[at], 1 + 2 * time, 2 + 2 * day);
      return linesOf(sheet(group));
    }),
} as const satisfies Readonly<Record<string, (timetable: Timetable) => readonly string[]>>;

describe('timetable grids: any timetable', () => {
  it.each(['groups across', 'groups down', 'a sheet for each group'] as const)(
    'timetable grids: reads what was written with %s',
    (form) => {
      fc.assert(
        fc.property(timetable, (some) => {
          expect(withoutCells(forms[form](some))).toEqual(
            sorted(expectedLessons(some, form !== 'a sheet for each group')),
          );
        }),
        { numRuns: 60 },
      );
    },
  );

  it('timetable grids: names the cell of every text on any sheet', () => {
    const cell = fc.oneof(
      fc.constantFrom(
        '',
        'Пн',
        'Вторник',
        '1',
        '2',
        '9:00-10:20',
        '528501',
        '528502',
        'чис.',
        '1 п/г',
        'Ауд.',
      ),
      fc.constantFrom('Физика (лк)', 'Кит Б.Б.', '512', 'Химия / Логика', '/', '1,3 нед.\n2 п/г', 'Декан'),
      fc.string({ maxLength: 12 }),
    );
    const merge = fc
      .record({ top: fc.nat(6), left: fc.nat(5), height: fc.nat(2), width: fc.nat(2) })
      .map(({ top, left, height, width }) => ({ top, left, bottom: top + height, right: left + width }));
    fc.assert(
      fc.property(
        fc.array(fc.array(cell, { maxLength: 6 }), { maxLength: 8 }),
        fc.array(merge, { maxLength: 3 }),
        (rows, merged) => {
          const sheet = { name: 'Лист1', rows, merged };
          const grid = readGrid(sheet, words);
          const named = new Set(
            [...(grid?.lessons ?? []), ...(grid?.others ?? [])].flatMap((one) => one.cell.split(', ')),
          );
          const titles = grid?.lessons.flatMap((lesson) => lesson.groups) ?? [];
          const unnamed = matrixOf(sheet)
            .blocks.filter(({ text }) => /^(?:Физика|Кит|Химия|Декан)/.test(text) && !titles.includes(text))
            .map(({ top, left }) => cellName(top, left))
            .filter((at) => !named.has(at));
          expect(grid ? unnamed : []).toEqual([]);
        },
      ),
      { numRuns: 300 },
    );
  });
});
