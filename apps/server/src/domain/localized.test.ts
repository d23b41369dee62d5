import type { TextKey } from '@semestr/core/texts';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { defineMessages, inRussian, localized, render } from './localized.ts';

const messages = defineMessages('test', {
  ru: {
    ready: 'Справка готова: {{place}}.',
    reason: 'Причина: {{reason}}',
    book: { due_one: '{{count}} книга', due_few: '{{count}} книги', due_other: '{{count}} книг' },
  },
  en: {
    ready: 'The certificate is ready: {{place}}.',
    reason: 'Reason: {{reason}}',
    book: { due_one: '{{count}} book', due_other: '{{count}} books' },
  },
});

type Source = (typeof messages)['ru'];

const ready = localized(messages, 'ready', { place: 'в театр' });

describe('localized text', () => {
  it('localized texts: renders in the reader’s language, sentence by sentence', () => {
    const sentences = [ready, localized(messages, 'reason', { reason: 'нет' })];
    expect(render(sentences, 'ru', '')).toBe('Справка готова: в театр. Причина: нет');
    expect(render(sentences, 'en', '')).toBe('The certificate is ready: в театр. Reason: нет');
    expect(render(sentences, 'be', '')).toBe(inRussian(sentences));
  });

  it('localized texts: uses plural forms', () => {
    const books = [localized(messages, 'book.due', { count: 2 })];
    expect([render(books, 'ru', ''), render(books, 'en', '')]).toEqual(['2 книги', '2 books']);
  });

  it('localized texts: does not interpret HTML, i18next markup or patterns in values', () => {
    for (const place of ['<b onclick="x">&amp;</b>', '{{reason}} {{place}}', '$t(reason)', "$& $1 $' \\"])
      expect(render([localized(messages, 'ready', { place })], 'en', '')).toBe(
        `The certificate is ready: ${place}.`,
      );
  });

  it.each([
    ['stored before there were keys', null],
    ['whose texts are gone', [{ ...ready, texts: 'gone' }]],
    ['whose key is gone', [{ ...ready, key: 'gone' }]],
    ['whose key is a group of texts', [{ ...ready, key: 'book' }]],
    ['whose key goes below a text', [{ ...ready, key: 'ready.gone' }]],
    ['that lacks a value', [{ ...ready, values: { town: 'Минск' } }]],
    ['with one such sentence among others', [ready, { ...ready, key: 'gone' }]],
  ])('localized texts: %s is shown in its original wording', (_what, sentences) => {
    expect(render(sentences, 'en', 'как написано')).toBe('как написано');
  });
});

it('localized texts: a wrong key or missing values are compile errors', () => {
  expectTypeOf(localized<Source, 'ready'>)
    .parameter(2)
    .toEqualTypeOf<{ place: string | number }>();
  expectTypeOf(localized<Source, 'book.due'>)
    .parameter(2)
    .toExtend<{ count: number }>();
  expectTypeOf<TextKey<Source>>().toEqualTypeOf<'ready' | 'reason' | 'book.due'>();
});
