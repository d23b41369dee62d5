const ru = {
  states: { premium: 'Премия', inForce: 'Взыскание действует', lifted: 'Взыскание снято' },
  order: 'Приказ №\u00a0{{number}} от\u00a0{{date}}',
  nameless: 'Причина не\u00a0указана',
} as const;

export default ru;
