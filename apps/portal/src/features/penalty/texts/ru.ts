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

export default ru;
