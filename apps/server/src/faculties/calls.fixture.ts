import { type CallFixtures, wrongPages } from '../calls.fixture.ts';

export const faculties: CallFixtures = { all: { wrong: wrongPages } };
