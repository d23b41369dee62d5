import * as fc from 'fast-check';

/** Generators of values that files, spreadsheets or the import might change. */

const texts = fc.constantFrom(
  '=1+1',
  "'=1+1",
  '+375331234567',
  "'+375331234567",
  '-5',
  '@user',
  "О'Нил",
  '«Ёлка»; "Ель"',
  'a,b;c|d',
  '007',
  '1e5',
  '0,50',
  '01.02.2003',
  'да',
  'нет',
  'все',
  '<b>&amp;</b>',
  'ʼўі Ёё',
  '№ 5',
  '100 %',
);

/** A single line: a name, a title, an abbreviation. */
export const line = fc
  .oneof(texts, fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }))
  .map((text) => text.replaceAll(/[\p{C}\u2028\u2029`$]/gu, '').trim())
  .filter((text) => text !== '');

/** Several lines. */
export const prose = fc.array(line, { minLength: 1, maxLength: 3 }).map((lines) => lines.join('\n'));

export const optional = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | null> =>
  fc.option(value, { freq: 3, nil: null });

/** A part of a person's name, which has letters. */
export const namePart = fc
  .tuple(fc.constantFrom('', '=', '+', '-', '@', "'", "'="), fc.constantFrom('', '"', "'", ';', ', мл.'))
  .chain(([before, after]) =>
    fc
      .constantFrom('Ёлкин', "О'Нил", 'Салтыков-Щедрин', 'де ла Круз', 'Ільіч', 'И.', 'Шевчук', 'Král')
      .map((name) => before + name + after),
  );

export const date = fc
  .date({
    min: new Date('1890-01-01T00:00:00Z'),
    max: new Date('2099-12-31T00:00:00Z'),
    noInvalidDate: true,
  })
  // The first ten characters of an ISO date-time are its date.
  .map((day) => day.toISOString().slice(0, 10) as `${number}-${number}-${number}`);
