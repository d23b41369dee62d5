import { describe, expect, it } from 'vitest';
import {
  afterCellEvent,
  type CellEvent,
  type CellState,
  cellText,
  cleanCell,
  countedMark,
} from './sheet-cell.ts';

const six = { id: 1, version: 1, mark: '6' };
const eight = { ...six, version: 2, mark: '8' };
const saving = (typed: string | null, stored: CellState['stored'] = six): CellState => ({
  state: 'saving',
  stored,
  typed,
});
const saved = (stored: CellState['stored']): CellState => ({ state: 'saved', stored });
const conflict: CellState = { state: 'conflict', stored: eight, typed: '7' };
const wrong: CellState = { state: 'refused', stored: six, text: '11', sentence: null };

describe('cell of a mark sheet', () => {
  it.each<[string, CellState, CellEvent, CellState]>([
    ['saves a typed mark', cleanCell(six), { what: 'typed', text: '7', mark: '7' }, saving('7')],
    ['saves the removal of a mark', cleanCell(six), { what: 'typed', text: '', mark: null }, saving(null)],
    ['saves the first mark', cleanCell(null), { what: 'typed', text: '7', mark: '7' }, saving('7', null)],
    [
      'stays clean when the same mark is typed',
      cleanCell(six),
      { what: 'typed', text: '6', mark: '6' },
      cleanCell(six),
    ],
    ['stays empty', cleanCell(null), { what: 'typed', text: '', mark: null }, cleanCell(null)],
    ['keeps its tick', saved(six), { what: 'typed', text: '6', mark: '6' }, saved(six)],
    ['rejects an invalid text', cleanCell(six), { what: 'typed', text: ' 11 ', mark: undefined }, wrong],
    ['accepts a correction', wrong, { what: 'typed', text: '6', mark: '6' }, cleanCell(six)],
    [
      'accepts a further change while saving',
      saving('7'),
      { what: 'typed', text: '6', mark: '6' },
      saving('6'),
    ],
    [
      'is saved when the server has stored the mark',
      saving('8'),
      { what: 'stored', stored: eight, sent: '8' },
      saved(eight),
    ],
    [
      'is still saving a later change',
      saving('9'),
      { what: 'stored', stored: eight, sent: '8' },
      saving('9', eight),
    ],
    [
      'keeps the invalid text when an earlier mark is stored',
      wrong,
      { what: 'stored', stored: eight, sent: '8' },
      { ...wrong, stored: eight },
    ],
    ['has a conflict with another mark', saving('7'), { what: 'stale', theirs: eight }, conflict],
    [
      'is saved when another user stored the same mark',
      saving('8'),
      { what: 'stale', theirs: eight },
      saved(eight),
    ],
    [
      'has a conflict with a removal',
      saving('7'),
      { what: 'stale', theirs: null },
      { ...conflict, stored: null },
    ],
    [
      'is rejected by the server',
      saving('7'),
      { what: 'refused', sentence: 'No.' },
      { state: 'refused', stored: six, text: '7', sentence: 'No.' },
    ],
    ['is clean after its tick was shown', saved(six), { what: 'seen' }, cleanCell(six)],
    ['is still saving when an earlier tick ends', saving('7'), { what: 'seen' }, saving('7')],
    ['discards an invalid text', wrong, { what: 'discarded' }, cleanCell(six)],
    ['discards the typed mark in a conflict', conflict, { what: 'discarded' }, cleanCell(eight)],
    ['overwrites the other mark', conflict, { what: 'overwritten' }, saving('7', eight)],
    ['overwrites nothing without a conflict', cleanCell(six), { what: 'overwritten' }, cleanCell(six)],
  ])('sheet cell: a cell %s', (_what, before, event, after) => {
    expect(afterCellEvent(before, event)).toEqual(after);
  });

  it.each<[CellState, string, string | null]>([
    [cleanCell(six), '6', '6'],
    [cleanCell(null), '', null],
    [saving(null), '', null],
    [saving('10'), '10', '10'],
    [conflict, '7/8', '8'],
    [{ ...conflict, stored: null }, '7/–', null],
    [{ ...conflict, typed: null }, '–/8', '8'],
    [wrong, '11', '6'],
  ])('sheet cell: %j shows %j and counts as %j', (life, text, mark) => {
    expect(cellText(life)).toBe(text);
    expect(countedMark(life)).toBe(mark);
  });
});
