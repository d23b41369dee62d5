import type { CallFixtures } from '../call-fixture.ts';

const call = {
  request: { params: { name: 'debts' } },
  wrong: [['name', { params: { name: 'nothing' } }]],
} as const;

export const reports: CallFixtures = { one: call, asFile: call };
