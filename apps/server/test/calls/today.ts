import type { CallFixtures } from '../call-fixture.ts';

export const today: CallFixtures = { read: { request: {} }, clashes: { request: {} } };
