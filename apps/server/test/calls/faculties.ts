import { type CallFixtures, wrongPages } from '../call-fixture.ts';

export const faculties: CallFixtures = { all: { wrong: wrongPages } };
