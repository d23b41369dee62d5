import { expect, it } from 'vitest';
import { dataWord, translatedValues, wordKinds, wordOf } from './data-words.ts';
import { deliveryFailure } from './delivery.ts';
import { languageOfData } from './languages.ts';
import { lessonLine } from './lesson-letters.ts';
import { withRoomsShort } from './room-names.ts';

it('data words: a code of the provider has a word in each language', () => {
  expect([wordOf('mark', 'не зачтено', 'en'), wordOf('certificate', 'гербовая', 'en')]).toEqual([
    'failed',
    'with seal',
  ]);
  expect(wordOf('control', 'Зачет', 'ru')).toBe('Зачёт');
  expect(wordOf('work', 'На\u00a0рассмотрении', 'en')).toBe('Under review');
});

it('data words: an unknown value is data, and is not translated', () => {
  expect(dataWord('work', 'Призёр', 'en')).toBeNull();
  expect(wordOf('work', 'Призёр', 'en')).toBe('Призёр');
});

it('data words: English words contain no Russian', () => {
  const russian = wordKinds.flatMap((kind) =>
    translatedValues([kind]).filter((value) => /[а-яё]/i.test(wordOf(kind, value, 'en'))),
  );
  expect(russian).toEqual([]);
});

it('data words: data is marked with its language, unless the page has the same one', () => {
  expect(languageOfData('Каф.ПС', 'en')).toBe('ru');
  expect(languageOfData('Каф.ПС', 'ru')).toBeUndefined();
  expect(languageOfData('Docker', 'ru')).toBe('en');
  expect(languageOfData('328-4', 'en')).toBeUndefined();
});

it('data words: notices name the type of a lesson and its room in the language of the reader', () => {
  expect([lessonLine('ТОП, ПЗ', 'en'), lessonLine('ТОП, ПЗ', 'ru'), lessonLine('ТОП', 'en')]).toEqual([
    'ТОП, Prac',
    'ТОП, ПЗ',
    'ТОП',
  ]);
  const place = '25.11.2026, 14:00–15:20, 304-5 к. (Иванов И. И.)';
  expect(withRoomsShort(place, 'en')).toBe('25.11.2026, 14:00–15:20, 304-5 (Иванов И. И.)');
  expect(withRoomsShort(place, 'ru')).toBe(place);
});

it('data words: the reason of a failed delivery is Russian for Russian readers', () => {
  const stored = 'The mail server refused it (550)';
  expect(deliveryFailure(stored, 'ru')).toBe('Почтовый сервер отказал (550)');
  expect(deliveryFailure(stored, 'en')).toBe(stored);
  expect(deliveryFailure('ECONNREFUSED', 'ru')).toBe('ECONNREFUSED');
});
