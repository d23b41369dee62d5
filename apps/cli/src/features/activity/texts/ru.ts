export default {
  list: 'членство, общественная и научная работа',
  none: 'Записей нет.',
  nothingKnown: 'Сведений о внеучебной работе нет: их показывают студентам.',
  head: { kind: 'вид', date: 'дата', title: 'что', state: 'состояние' },
  kinds: { membership: 'членство', social: 'общественная работа', research: 'научная работа' },
  unions: { brsm: 'БРСМ', profCom: 'Профком' },
  member: 'состоите',
  notMember: 'не состоите',
  states: { waiting: 'на рассмотрении', accepted: 'подтверждено', rejected: 'отклонено' },
} as const;
