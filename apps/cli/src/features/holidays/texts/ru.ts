export default {
  everyYear: 'каждый',
  none: 'Праздники пока не внесены.',
  unknown: 'Этот сервер не сообщает, какие дни праздничные.',
  head: { date: 'дата', year: 'год', name: 'праздник' },
} as const;
