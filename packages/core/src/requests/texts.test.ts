import { beforeAll, describe, expect, it } from 'vitest';
import { loadTexts, translator } from '../texts.ts';
import { requestKinds, rulesOf } from './kinds.ts';
import { states } from './lifecycle.ts';
import { requestTexts, stateWord } from './texts.ts';
import { kindName, requestName, stateName } from './words.ts';

describe.each(['ru', 'en'] as const)('words of requests in %s', (language) => {
  beforeAll(() => loadTexts(language, [requestTexts]));

  it('request words: every state of every kind has a word for the university and for the student', () => {
    const t = translator(requestTexts, language);
    const missing = requestKinds.flatMap((kind) =>
      states(rulesOf(kind).lifecycle).filter((state) =>
        (['university', 'student'] as const).some((reader) => {
          const word = stateWord(t, { kind, state }, reader);
          return word === '' || word === state || word.includes('.states.');
        }),
      ),
    );
    expect(missing).toEqual([]);
  });
});

it('request words: a student reads what to do when the university waits for the student', () => {
  const unsigned = { kind: 'study', state: 'unsigned' } as const;
  expect(stateName(unsigned, 'ru')).toBe('Ждёт подписи');
  expect(stateName(unsigned, 'ru', 'student')).toBe('Подпишите договор');
  expect(stateName(unsigned, 'en', 'student')).toBe('Sign the contract');
  const cancelled = { kind: 'certificates', state: 'cancelled' } as const;
  expect(stateName(cancelled, 'ru')).toBe('Отменена студентом');
  expect(stateName(cancelled, 'ru', 'student')).toBe('Отменена вами');
});

it('request words: a state that only a newer server has is returned unchanged', () => {
  expect(stateName({ kind: 'topics', state: 'of-a-newer-server' }, 'ru')).toBe('of-a-newer-server');
});

it('request words: files and terminals get plain spaces', () => {
  expect(stateName({ kind: 'dormitory', state: 'accepted' }, 'ru')).toBe('В очереди');
  expect(requestName('practice', 'ru')).toBe('Заявка на практику');
  expect(kindName('practice', 'en')).toBe('Practice');
});
