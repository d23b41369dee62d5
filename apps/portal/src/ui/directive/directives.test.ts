import type { PremiumPenalty } from '@semestr/api/dormitory';
import { expect, it } from 'vitest';
import { isInForce, toDirectiveViews } from './directives.ts';

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

it('PA-09 PA-10 directives: lists the latest first, those without an order last', () => {
  const views = toDirectiveViews([
    one(4, null, ''),
    one(1, '02.11.2025', 'PENALTY_SPPS'),
    one(2, '01.12.2025', 'PREMIUM_SPPS'),
    one(3, '02.11.2025', 'PENALTY_SPPS'),
  ]);
  expect(views.map(({ id }) => id)).toEqual([2, 3, 1, 4]);
});

it('PA-10 directives: only a penalty is in force, and only until it is lifted', () => {
  const views = toDirectiveViews([
    one(1, '02.11.2025', 'PENALTY_SPPS'),
    one(2, '02.11.2025', 'PENALTY_SPPS', 'Снят'),
    one(3, '02.11.2025', 'PREMIUM_SPPS'),
    one(4, null, '', 'Снят'),
  ]);
  expect(views.filter(isInForce).map(({ id }) => id)).toEqual([1]);
});
