import { describe, expect, it } from 'vitest';
import type { Tree } from '@semestr/core/texts';
import { features } from '../features.ts';
import { allMessages, valuesIn } from './localized.ts';

/** Flattens the texts of a language by key; a plural in all its forms. */
const flat = (tree: Tree, below = ''): (readonly [key: string, text: string])[] =>
  Object.entries(tree).flatMap(([name, one]) =>
    typeof one === 'string' ? [[below + name, one]] : flat(one, `${below + name}.`),
  );

const baseOf = (key: string): string => key.replace(/_(?:zero|one|two|few|many|other)$/, '');

describe('server messages', () => {
  it('server messages: the English texts use only values that are passed to them', () => {
    expect(features.length).toBeGreaterThan(0);
    const wrong = allMessages().flatMap(({ name, ru, sources: { en } }) => {
      const handed = Map.groupBy(flat(ru), ([key]) => baseOf(key));
      return flat(typeof en === 'function' ? {} : en)
        .filter(([key, text]) => {
          const russianValues = new Set(
            (handed.get(baseOf(key)) ?? []).flatMap(([, russian]) => valuesIn(russian)),
          );
          return valuesIn(text).some((value) => !russianValues.has(value));
        })
        .map(([key]) => `${name} ${key}`);
    });
    expect(wrong).toEqual([]);
    expect(allMessages().length).toBeGreaterThan(5);
  });
});
