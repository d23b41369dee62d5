import { translatedValues, wordKinds } from '@semestr/core/data-words';
import { describe, expect, it } from 'vitest';
import { outside } from '../../test/run.fixture.ts';
import { type Column, printRows } from './rows.ts';
import { codeWord, lessonWord, roomWord } from './words.ts';

describe('words of the provider’s codes', () => {
  it('words: every code has a word without Russian letters in English, and plain spaces in Russian', () => {
    for (const kind of wordKinds)
      for (const code of translatedValues([kind])) {
        expect(codeWord(kind, code, 'en')).not.toMatch(/[а-яё]/i);
        expect(codeWord(kind, code, 'ru')).not.toContain('\u00a0');
      }
  });

  it('words: an unknown code is not changed', () => {
    expect(codeWord('control', 'Коллоквиум', 'en')).toBe('Коллоквиум');
    expect([lessonWord(null, 'en'), lessonWord('ЛР', 'en'), lessonWord('ЛР', 'ru')]).toEqual([
      '',
      'Lab',
      'ЛР',
    ]);
    expect([roomWord('304-5 к.', 'en'), roomWord('304-5 к.', 'ru')]).toEqual(['304-5', '304-5 к.']);
  });

  it.each([
    [{ csv: false, json: false }, 'mark\nfailed\n'],
    [{ csv: true, json: false }, 'mark\r\nне зачтено\r\n'],
    [{ csv: false, json: true }, '[\n  "не зачтено"\n]\n'],
  ])('words: are for tables, CSV and JSON keep the code: %j', (format, printed) => {
    const column: Column<string> = {
      key: 'mark',
      head: 'mark',
      value: (mark) => mark,
      display: (mark) => codeWord('mark', mark, 'en'),
    };
    const { io, out } = outside({});
    const context = {
      ...io,
      ...format,
      url: 'http://portal.example',
      language: 'en' as const,
      dryRun: false,
      login: null,
      token: null,
      colour: { stdout: false, stderr: false },
    };
    printRows(context, [column], ['не зачтено'], '');
    expect(out()).toBe(printed);
  });
});
