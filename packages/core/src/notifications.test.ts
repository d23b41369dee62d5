import { expect, it } from 'vitest';
import { collapseMessage } from './notifications.ts';

it('NOT-02 notifications: a message of up to 70 characters is shown in full', () => {
  expect(collapseMessage('а'.repeat(70))).toBeNull();
  expect(collapseMessage('')).toBeNull();
});

it.each([
  // "…собранию" ends at the 70th character.
  [`${'а'.repeat(60)} собранию и ещё`, `${'а'.repeat(60)} собранию…`],
  [`${'а'.repeat(60)} собраниями`, `${'а'.repeat(60)}…`],
  [`${'а'.repeat(60)}, собраниями`, `${'а'.repeat(60)}…`],
  ['а'.repeat(71), `${'а'.repeat(70)}…`],
])(
  'NOT-02 notifications: a longer message is truncated after its last whole word: %s',
  (message, preview) => {
    expect(collapseMessage(message)).toBe(preview);
  },
);
