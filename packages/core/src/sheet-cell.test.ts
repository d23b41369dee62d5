import { describe, expect, it } from 'vitest';
import {
  afterCellEvent,
  type CellEvent,
  type CellLife,
  cellText,
  cleanCell,
  countedMark,
} from './sheet-cell.ts';

const six = { id: 1, version: 1, mark: 6, taskNumber: null };
const eight = { ...six, version: 2, mark: 8 };
const saving = (typed: number | null, stored: CellLife['stored'] = six): CellLife => ({
  state: 'saving',
  stored,
  typed,
});
const saved = (stored: CellLife['stored']): CellLife => ({ state: 'saved', stored });
const conflict: CellLife = { state: 'conflict', stored: eight, typed: 7 };
const wrong: CellLife = { state: 'refused', stored: six, text: '11', sentence: null };

describe('cell of a mark sheet', () => {
  it.each<[string, CellLife, CellEvent, CellLife]>([
    ['is typed into', cleanCell(six), { what: 'typed', text: '7' }, saving(7)],
    ['is cleared', cleanCell(six), { what: 'typed', text: '' }, saving(null)],
    ['is filled', cleanCell(null), { what: 'typed', text: '7' }, saving(7, null)],
    ['keeps what it has', cleanCell(six), { what: 'typed', text: '6' }, cleanCell(six)],
    ['stays empty', cleanCell(null), { what: 'typed', text: '' }, cleanCell(null)],
    ['keeps its tick', saved(six), { what: 'typed', text: '6' }, saved(six)],
    ['takes no nonsense', cleanCell(six), { what: 'typed', text: ' 11 ' }, wrong],
    ['is corrected', wrong, { what: 'typed', text: '6' }, cleanCell(six)],
    ['is typed into again', saving(7), { what: 'typed', text: '6' }, saving(6)],
    ['is stored', saving(8), { what: 'stored', stored: eight, sent: 8 }, saved(eight)],
    ['waits for what came after', saving(9), { what: 'stored', stored: eight, sent: 8 }, saving(9, eight)],
    [
      'is stored behind nonsense',
      wrong,
      { what: 'stored', stored: eight, sent: 8 },
      { ...wrong, stored: eight },
    ],
    ['meets another mark', saving(7), { what: 'stale', theirs: eight }, conflict],
    ['meets the same mark', saving(8), { what: 'stale', theirs: eight }, saved(eight)],
    ['was removed elsewhere', saving(7), { what: 'stale', theirs: null }, { ...conflict, stored: null }],
    [
      'is refused',
      saving(7),
      { what: 'refused', sentence: 'No.' },
      { state: 'refused', stored: six, text: '7', sentence: 'No.' },
    ],
    ['loses its tick', saved(six), { what: 'seen' }, cleanCell(six)],
    ['is being changed as its tick goes', saving(7), { what: 'seen' }, saving(7)],
    ['is given back', wrong, { what: 'given-back' }, cleanCell(six)],
    ['gives way', conflict, { what: 'given-back' }, cleanCell(eight)],
    ['insists', conflict, { what: 'insisted' }, saving(7, eight)],
    ['has nothing to insist on', cleanCell(six), { what: 'insisted' }, cleanCell(six)],
  ])('sheet cell: a cell %s', (_what, before, event, after) => {
    expect(afterCellEvent(before, event)).toEqual(after);
  });

  it.each<[CellLife, string, number | null]>([
    [cleanCell(six), '6', 6],
    [cleanCell(null), '', null],
    [saving(null), '', null],
    [saving(10), '10', 10],
    [conflict, '7/8', 8],
    [{ ...conflict, stored: null }, '7/–', null],
    [{ ...conflict, typed: null }, '–/8', 8],
    [wrong, '11', 6],
  ])('sheet cell: %j shows %j and counts as %j', (life, text, mark) => {
    expect(cellText(life)).toBe(text);
    expect(countedMark(life)).toBe(mark);
  });
});
