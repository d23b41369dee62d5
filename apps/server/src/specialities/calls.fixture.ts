import { type CallFixtures, wrongPages } from '../calls.fixture.ts';

export const specialities: CallFixtures = { all: { wrong: wrongPages } };
