import { type CallFixtures, wrongPages } from '../call-fixture.ts';

export const specialities: CallFixtures = { all: { wrong: wrongPages } };
