import { expect, it } from 'vitest';
import {
  awaitsSignature,
  hasContract,
  studyPurpose,
  studyPurposeOf,
  studyStateOf,
  studyStatus,
} from './study.ts';

it('study: a state is identified by its number', () => {
  for (const [state, { id }] of Object.entries(studyStatus)) expect(studyStateOf(id)).toBe(state);
  expect(studyStateOf(99)).toBeNull();
});

it('study: a contract exists once it can be signed, and is pending for one signature', () => {
  const all = Object.keys(studyStatus) as (keyof typeof studyStatus)[]; // Its keys are the states.
  expect(all.filter(hasContract)).toEqual(['unsigned', 'signed', 'finished']);
  expect(all.filter(awaitsSignature)).toEqual(['unsigned']);
});

it('study: a purpose is identified by its words', () => {
  for (const [purpose, words] of Object.entries(studyPurpose)) expect(studyPurposeOf(words)).toBe(purpose);
  expect(studyPurposeOf('Повышение квалификации')).toBeNull();
});
