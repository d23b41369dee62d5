import { defineTexts, type TextsLike } from '@semestr/core/texts';

const ru = {
  mine: 'Мои взыскания',
  inForce_one: 'Действует {{count}}\u00a0взыскание',
  inForce_few: 'Действует {{count}}\u00a0взыскания',
  inForce_many: 'Действует {{count}}\u00a0взысканий',
  inForce_other: 'Действует {{count}}\u00a0взыскания',
  noneInForce: 'Действующих взысканий нет',
  lifted_one: '{{count}}\u00a0снято',
  lifted_few: '{{count}}\u00a0снято',
  lifted_many: '{{count}}\u00a0снято',
  lifted_other: '{{count}}\u00a0снято',
  none: 'Взысканий нет',
  noneHint: 'Если университет издаст приказ о\u00a0взыскании, он появится здесь.',
} as const;

const en = {
  mine: 'My penalties',
  inForce_one: '{{count}}\u00a0penalty is in force',
  inForce_other: '{{count}}\u00a0penalties are in force',
  noneInForce: 'No penalties are in force',
  lifted_one: '{{count}}\u00a0lifted',
  lifted_other: '{{count}}\u00a0lifted',
  none: 'You have no penalties',
  noneHint: 'If the university issues an order about a penalty, it appears here.',
} as const satisfies TextsLike<typeof ru>;

export const penaltyTexts = defineTexts('penalty', { ru, en });
