import type { PremiumPenalty } from '@semestr/api/dormitory';
import { expect, it } from 'vitest';
import { isInForce, shownDirectives } from './directives.ts';

const one = (id: number, date: string | null, event: string, status = ''): PremiumPenalty => ({
  id,
  note: null,
  reason: null,
  status,
  directiveDto:
    date === null
      ? null
      : { id, date, number: '1-с', type: '', typeName: '', eventType: '', eventTypeName: event },
});

it('PA-09 PA-10 the latest directive stands on top, one without an order last', () => {
  const shown = shownDirectives([
    one(4, null, ''),
    one(1, '02.11.2025', 'PENALTY_SPPS'),
    one(2, '01.12.2025', 'PREMIUM_SPPS'),
    one(3, '02.11.2025', 'PENALTY_SPPS'),
  ]);
  expect(shown.map(({ id }) => id)).toEqual([2, 3, 1, 4]);
});

it('PA-10 a penalty is in force until it is lifted; what is no penalty never is', () => {
  const shown = shownDirectives([
    one(1, '02.11.2025', 'PENALTY_SPPS'),
    one(2, '02.11.2025', 'PENALTY_SPPS', 'Снят'),
    one(3, '02.11.2025', 'PREMIUM_SPPS'),
    one(4, null, '', 'Снят'),
  ]);
  expect(shown.filter(isInForce).map(({ id }) => id)).toEqual([1]);
});
