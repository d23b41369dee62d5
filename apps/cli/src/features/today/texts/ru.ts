export default {
  today: 'что ждёт администраторов сегодня',
  head: {
    what: 'что',
    waiting: 'ждут',
    late: 'просрочены или не ушли',
    since: 'самая старая',
    limit: 'срок, дней',
    today: 'пришло сегодня',
  },
  requests: 'заявки: {{kind}}',
  channels: { email: 'исходящие: почта', sms: 'исходящие: SMS', push: 'исходящие: браузер' },
  state: {
    failedSignIns: 'неудачные входы со вчера',
    blocked: 'заблокированные аккаунты',
    bugReports: 'сообщения об ошибках за неделю',
    termsWithoutDays: 'группы без дат семестра',
  },
  nothing: 'Дел нет.',
  since:
    'С прошлого входа ({{moment}}): заявок {{requests}}, сообщений об ошибках {{bugReports}}, неотправленных сообщений {{failedMessages}}, чужих изменений {{changes}}.',
} as const;
