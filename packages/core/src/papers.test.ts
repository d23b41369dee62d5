import { expect, it } from 'vitest';
import { areOnePaper } from './papers.ts';

it.each([
  [['application/pdf'], true],
  [['image/jpeg', 'image/png'], true],
  [['application/pdf', 'image/jpeg'], false],
  [['application/pdf', 'application/pdf'], false],
] as const)('absences: %j count as one document: %s', (types, areOne) => {
  expect(areOnePaper(types)).toBe(areOne);
});
