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
  requests: {
    certificates: 'заявки: справки',
    markSheets: 'заявки: ведомости',
    omissions: 'заявки: уважительные причины',
    study: 'заявки: обучение',
    practice: 'заявки: практика',
    topics: 'заявки: темы дипломов',
    dormitory: 'заявки: общежитие',
    profiling: 'заявки: профилизация',
  },
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
