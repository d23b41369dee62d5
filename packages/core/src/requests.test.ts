import { describe, expect, it } from 'vitest';
import { certificateLifecycle } from './certificates.ts';
import { isOpen, mayCancel, mayMove, openStates } from './requests.ts';

describe('a certificate', () => {
  it.each([
    ['processing', true, true],
    ['printed', false, false],
    ['rejected', false, false],
  ] as const)('that is %s may be taken back: %s, still waits: %s', (state, cancel, open) => {
    expect([mayCancel(certificateLifecycle, state), isOpen(certificateLifecycle, state)]).toEqual([
      cancel,
      open,
    ]);
  });

  it('is decided once', () => {
    expect(mayMove(certificateLifecycle, 'processing', 'printed')).toBe(true);
    expect(mayMove(certificateLifecycle, 'rejected', 'printed')).toBe(false);
    expect(mayMove(certificateLifecycle, 'printed', 'processing')).toBe(false);
    expect(openStates(certificateLifecycle)).toEqual(['processing']);
  });
});

it('what cannot be taken back stays', () => {
  const lifecycle = { first: 'asked', next: { asked: ['done'], done: [] }, cancel: null } as const;
  expect(mayCancel(lifecycle, 'asked')).toBe(false);
});
