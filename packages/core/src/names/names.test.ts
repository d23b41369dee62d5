import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldName, nameKey } from './key.ts';
import { bestMatches, matchRank } from './match.ts';
import { keptSpelling, personKey, personKeys } from './people.ts';
import { readingsOf } from './query.ts';
import { soundOf } from './sound.ts';

const isFound = (name: string, search: string): boolean =>
  matchRank(nameKey(name), readingsOf(search)) !== null;

describe('names: one key', () => {
  // One name in Russian, in Belarusian, and in Latin letters by several rules.
  it.each([
    ['Шевчук', 'Шаўчук', 'Shevchuk', 'Ševčuk', 'Sheuchuk'],
    ['Жуковский', 'Жукоўскі', 'Zhukouski', 'Zhukovsky', 'Žukoŭski', 'Zhukovskii'],
    ['Щербаков', 'Шчарбакоў', 'Shcherbakov', 'Scherbakov', 'Ščarbakoŭ'],
    ['Цыганов', 'Цыганаў', 'Tsyganov', 'Cyhanaŭ', 'Tsyhanau'],
    ['Юлия', 'Юлія', 'Yuliya', 'Iuliia', 'Julija', 'Yulia'],
    ['Сергей', 'Сяргей', 'Siarhei', 'Sergey', 'Siarhiej'],
    ['Дмитрий', 'Дзмітрый', 'Dzmitry', 'Dmitri', 'Dmitrii'],
    ['Татьяна', 'Таццяна', 'Tatsiana', 'Tatiana', 'Tatyana'],
    ['Владимир', 'Уладзімір', 'Uladzimir', 'Vladimir'],
    ['Воробьёв', 'Вераб’ёў', 'Vorobyov', 'Vorobev', 'Vierabjoŭ', 'Воробьев'],
    ['Соловьёв', 'Салаўёў', 'Solovyov', 'Salauyou'],
    ['Гаврилов', 'Гаўрылаў', 'Haurylau', 'Gavrilov'],
    ['Алексей', 'Аляксей', 'Aliaksei', 'Alexey', 'Aleksei'],
    ['Лисицкая', 'Лісіцкая', 'Lisitskaya', 'Lisickaja'],
    ['Хацкевич', 'Хацкевіч', 'Khatskevich'],
    ['Чайковский', 'Чайкоўскі', 'Chaikouski', 'Tchaikovsky', 'Čajkoŭski'],
  ])('names: %s is found by each of its spellings, and the reverse', (...names) => {
    const missed = names.flatMap((name) =>
      names.filter((search) => !isFound(name, search)).map((search) => [name, search]),
    );
    expect(missed).toEqual([]);
  });

  it('names: people with different surnames do not sound the same', () => {
    const surnames = ['Шевчук', 'Шульга', 'Жук', 'Волк', 'Ковалёв', 'Козлов', 'Соколов', 'Образцов', 'Новик'];
    expect(new Set(surnames.map((name) => soundOf(foldName(name)))).size).toBe(surnames.length);
  });

  it.each([
    ['Ёлкин', 'елкин'],
    ['Йоргенсен'.normalize('NFD'), 'иоргенсен'],
    ['О’Нил', 'онил'],
    ['Салтыкова‑ЩЕДРИНА', 'салтыкова щедрина'],
    ['\u202aНовик\u00a0\u202fАнна\u202c', 'новик анна'],
    ['Nguyễn Łukasz', 'nguyen lukasz'],
    ['Ševčuk', 'shevchuk'],
    [' — ', ''],
  ])('names: %j has the words %j', (name, words) => {
    expect(foldName(name)).toBe(words);
  });
});

describe('names: a search', () => {
  const stored = 'Образцов Иван Леонидович';
  it.each([
    'образцов',
    'ОБРАЗЦОВ',
    'бразц',
    'иван образцов',
    'Образцов И. Л.',
    'И.Л. Образцов',
    'ОбразцовИ.Л.',
    'доц. Образцов И.Л.',
    'к.т.н., доц. Образцов И. Л.',
    'канд. техн. наук Образцов',
    'старший преподаватель Образцов Иван',
    'Prof. Obraztsov',
    'J,hfpwjd',
    'j,hfpwjd b/k/',
    'Щикфяеыщм',
  ])('names: Образцов Иван Леонидович is found by %j', (search) => {
    expect(isFound(stored, search)).toBe(true);
  });

  it.each(['Образцова', 'Образцов П.', 'Образцов Иван Петрович', 'Иванов'])(
    'names: Образцов Иван Леонидович is not found by %j',
    (search) => {
      expect(isFound(stored, search)).toBe(false);
    },
  );

  it('names: Latin names typed on the Russian layout are converted', () => {
    expect(isFound('Shevchuk', 'Ырумсргл')).toBe(true);
  });

  it('names: a single initial is only found where a word begins', () => {
    expect(isFound('Новик Анна', 'н')).toBe(true);
    expect(isFound('Ковш Пётр', 'н')).toBe(false);
  });

  it('names: the best matches come first, equal ones in their order', () => {
    const names = ['Шаўчук Ян', 'Кравчук Шевчукович', 'Шевчуков Пётр', 'Шевчук Анна', 'Павловшевчук Ия'];
    expect(bestMatches(names, (name) => nameKey(name), readingsOf('шевчук'))).toEqual([
      'Шевчук Анна',
      'Шевчуков Пётр',
      'Кравчук Шевчукович',
      'Павловшевчук Ия',
      'Шаўчук Ян',
    ]);
  });

  it('names: any name is found by its words in any order, in any case', () => {
    const word = fc
      .array(fc.constantFrom(...Array.from('абвгдеёжзийклмнопрстуфхцчшщъыьэюяіўʼ')), {
        minLength: 2,
        maxLength: 9,
      })
      .map((letters) => letters.join(''));
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), (words) => {
        const search = words.toReversed().join('  ');
        expect(isFound(words.join(' '), search)).toBe(true);
        expect(isFound(words.join(' '), search.toUpperCase().normalize('NFD'))).toBe(true);
      }),
    );
  });
});

describe('names: people in tables', () => {
  const keys = personKeys({ lastName: 'Королёв', firstName: 'Пётр', middleName: 'Ильич' });

  it.each([
    'Королев П. И.',
    'КОРОЛЁВ Пётр Ильич',
    'Королёв П.',
    'Королёв Пётр',
    'П. И. Королёв',
    'П.И.Королев',
    'Пётр Ильич Королёв',
    'проф. Королёв П.И.',
    'д.ф.-м.н., профессор Королёв П.И.',
    'Королёв П.И., зав. каф.',
  ])('names: a table may name Королёв Пётр Ильич as %s', (text) => {
    expect(keys.has(personKey(text))).toBe(true);
  });

  it.each(['Королёв', 'Королёв И. П.', 'Королёва П. И.', 'Королёв Павел'])(
    'names: %s is not Королёв Пётр Ильич',
    (text) => {
      expect(keys.has(personKey(text))).toBe(false);
    },
  );

  it.each([
    ['Ёлкин', 'Елкин', 'Ёлкин'],
    ['Елкин', 'Ёлкин', 'Ёлкин'],
    ['Ёлкин', 'ЁЛКИН', 'Ёлкин'],
    ['О’Нил', "О'Нил", 'О’Нил'],
    ['Ёлкин', 'Ёлкина', 'Ёлкина'],
  ])('names: of %s and the %s of a table, %s is kept', (stored, typed, kept) => {
    expect(keptSpelling(stored, typed)).toBe(kept);
  });
});
