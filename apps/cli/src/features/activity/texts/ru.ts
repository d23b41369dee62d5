export default {
  list: 'членство, общественная и научная работа',
  none: 'Записей нет.',
  nothingKnown: 'Данных нет: членство, общественная и научная работа есть только у студентов.',
  head: { kind: 'вид', date: 'дата', title: 'что', state: 'состояние' },
  kinds: { membership: 'членство', social: 'общественная работа', research: 'научная работа' },
  unions: { brsm: 'БРСМ', profCom: 'Профком' },
  member: 'состоите',
  notMember: 'не состоите',
} as const;
