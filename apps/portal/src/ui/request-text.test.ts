import { expect, it } from 'vitest';
import { requestText } from './request-text.ts';

const withFile = (text: string) => ({
  body: { days: 2, document: [{ bytes: new TextEncoder().encode(text) }] },
});

it('request text: requests with the same file content have the same text', () => {
  expect(requestText(withFile('справка'))).toBe(requestText(withFile('справка')));
  expect(requestText(withFile('справка'))).not.toBe(requestText(withFile('справки')));
  expect(requestText(withFile('x'.repeat(1_000_000))).length).toBeLessThan(100);
});
