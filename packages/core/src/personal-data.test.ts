import { expect, it } from 'vitest';
import { isExported, obstacleToErasure, personalRecords } from './personal-data.ts';

const studies = { kind: 'study', state: 'finished' } as const;

it.each([
  [{ loans: 0, requests: [] }, null],
  [{ loans: 0, requests: [{ kind: 'certificates', state: 'printed' }] }, null],
  [{ loans: 0, requests: [{ kind: 'dormitory', state: 'evicted' }] }, null],
  [{ loans: 1, requests: [{ kind: 'dormitory', state: 'settled' }] }, 'erase-loans'],
  [{ loans: 0, requests: [studies, { kind: 'dormitory', state: 'settled' }] }, 'erase-dormitory'],
  [{ loans: 0, requests: [{ kind: 'dormitory', state: 'accepted' }] }, 'erase-requests'],
  [{ loans: 0, requests: [{ kind: 'certificates', state: 'processing' }] }, 'erase-requests'],
] as const)('personal data: the obstacle to erasing %j is %s', (unsettled, obstacle) => {
  expect(obstacleToErasure(unsettled)).toBe(obstacle);
});

it.each([
  ['marks', 'keeps', 'education-law'],
  ['loans', 'keeps', 'accounting'],
  ['audit', 'empties', 'security-log'],
  ['employees', 'empties', 'employment'],
  ['study-applications', 'keeps', 'contract'],
])('personal data: %s: erasure %s them on the ground %s', (kind, erasure, ground) => {
  expect(personalRecords[kind]).toMatchObject({ erasure, ground });
});

it('personal data: credentials are neither exported nor retained', () => {
  const proofs = ['recovery-codes', 'password-links', 'codes', 'passkey-challenges'];
  for (const kind of proofs) {
    const rule = personalRecords[kind];
    expect([kind, rule && isExported(rule), rule?.erasure]).toEqual([kind, false, 'removes']);
  }
});
