import type { FormChoices, FormKind, RequestKind, RequestState } from '../kinds.ts';

/**
 * Words of one kind: one request, the kind in lists, the same in full, the number of its requests, its states, and what a
 * decision button says. A state with `_own` is what the student reads, where it is said differently to them.
 */
type Words<K extends RequestKind> = Readonly<
  Record<'name' | 'names' | 'plural' | `count_${'one' | 'few' | 'many' | 'other'}`, string>
> & {
  readonly states: Readonly<
    Record<RequestState<K>, string> &
      Partial<Record<`${RequestState<K>}_own` | 'cancelled' | 'cancelled_own', string>>
  >;
  readonly decisions: Readonly<Partial<Record<RequestState<K>, string>>>;
};

/**
 * Words of a kind with the common form: its fields and choices, one request in a line, what it is for, what comes next,
 * the notification of each state, and frequent reasons for a rejection.
 */
type FormWords<K extends FormKind> = Words<K> & {
  readonly fields: Readonly<
    Record<keyof FormChoices<K> | 'dateFrom' | 'dateTo' | 'number' | 'rejectionReason', string>
  >;
  readonly choices: {
    readonly [F in keyof FormChoices<K>]: Readonly<
      Record<FormChoices<K>[F] extends readonly (infer C extends string)[] ? C : never, string>
    >;
  };
  readonly asked: string;
  readonly hint: string;
  readonly next: Readonly<Record<RequestState<K>, string>>;
  readonly notices: Readonly<Record<RequestState<K>, string>>;
  readonly reasons: Readonly<Record<string, string>>;
};

export default {
  /** State of a request about which the university has a question, for its student. */
  awaitsReply: 'Ждёт вашего ответа',
  certificates: {
    name: 'Справка',
    names: 'Справки',
    plural: 'Справки',
    count_one: '{{count}}\u00a0справка',
    count_few: '{{count}}\u00a0справки',
    count_many: '{{count}}\u00a0справок',
    count_other: '{{count}}\u00a0справки',
    states: {
      processing: 'Обрабатывается',
      printed: 'Готова',
      rejected: 'Отклонена',
      cancelled: 'Отменена студентом',
      cancelled_own: 'Отменена вами',
    },
    decisions: { printed: 'Справка готова' },
  },
  markSheets: {
    name: 'Ведомость',
    names: 'Ведомости',
    plural: 'Ведомости',
    count_one: '{{count}}\u00a0ведомость',
    count_few: '{{count}}\u00a0ведомости',
    count_many: '{{count}}\u00a0ведомостей',
    count_other: '{{count}}\u00a0ведомости',
    states: {
      processing: 'Обрабатывается',
      printed: 'Готова',
      rejected: 'Отклонена',
      cancelled: 'Отменена студентом',
      cancelled_own: 'Отменена вами',
    },
    decisions: { printed: 'Ведомость готова' },
  },
  omissions: {
    name: 'Заявка о\u00a0пропусках',
    names: 'Пропуски',
    plural: 'Заявки об\u00a0уважительных причинах',
    count_one: '{{count}}\u00a0заявка об\u00a0уважительной причине',
    count_few: '{{count}}\u00a0заявки об\u00a0уважительной причине',
    count_many: '{{count}}\u00a0заявок об\u00a0уважительной причине',
    count_other: '{{count}}\u00a0заявки об\u00a0уважительной причине',
    states: { waiting: 'Рассматривается', accepted: 'Принята', rejected: 'Отклонена' },
    decisions: { accepted: 'Принять' },
  },
  study: {
    name: 'Заявка на\u00a0обучение',
    names: 'Договоры',
    plural: 'Заявки на\u00a0обучение',
    count_one: '{{count}}\u00a0заявка на\u00a0обучение',
    count_few: '{{count}}\u00a0заявки на\u00a0обучение',
    count_many: '{{count}}\u00a0заявок на\u00a0обучение',
    count_other: '{{count}}\u00a0заявки на\u00a0обучение',
    states: {
      considered: 'Рассматривается',
      unsigned: 'Ждёт подписи',
      unsigned_own: 'Подпишите договор',
      signed: 'Договор подписан',
      finished: 'Обучение завершено',
      rejected: 'Отклонена',
    },
    decisions: {
      unsigned: 'Договор готов',
      signed: 'Подписан на\u00a0бумаге',
      finished: 'Обучение завершено',
    },
  },
  practice: {
    name: 'Заявка на\u00a0практику',
    names: 'Практика',
    plural: 'Заявки на\u00a0практику',
    count_one: '{{count}}\u00a0заявка на\u00a0практику',
    count_few: '{{count}}\u00a0заявки на\u00a0практику',
    count_many: '{{count}}\u00a0заявок на\u00a0практику',
    count_other: '{{count}}\u00a0заявки на\u00a0практику',
    states: { considered: 'Рассматривается', approved: 'Утверждена', rejected: 'Отклонена' },
    decisions: { approved: 'Утвердить' },
  },
  topics: {
    name: 'Тема диплома',
    names: 'Темы',
    plural: 'Темы, предложенные студентами',
    count_one: '{{count}}\u00a0предложенная тема',
    count_few: '{{count}}\u00a0предложенные темы',
    count_many: '{{count}}\u00a0предложенных тем',
    count_other: '{{count}}\u00a0предложенные темы',
    states: {
      suggested: 'Рассматривается',
      agreed: 'Согласована',
      approved: 'Утверждена',
      rejected: 'Отклонена',
    },
    decisions: { agreed: 'Согласовать', approved: 'Утвердить' },
  },
  dormitory: {
    name: 'Заявка на\u00a0общежитие',
    names: 'Общежитие',
    plural: 'Заявки на\u00a0общежитие',
    count_one: '{{count}}\u00a0заявка на\u00a0общежитие',
    count_few: '{{count}}\u00a0заявки на\u00a0общежитие',
    count_many: '{{count}}\u00a0заявок на\u00a0общежитие',
    count_other: '{{count}}\u00a0заявки на\u00a0общежитие',
    states: {
      waiting: 'Рассматривается',
      accepted: 'В\u00a0очереди',
      settling: 'Заселяется',
      settling_own: 'Можно заселяться',
      settled: 'Место занято',
      settled_own: 'Вы\u00a0заселены',
      rejected: 'Отклонена',
      evicted: 'Место освобождено',
      evicted_own: 'Вы\u00a0выселены',
    },
    decisions: {
      accepted: 'Принять документы',
      settling: 'Дать комнату',
      settled: 'Отметить заселение',
      evicted: 'Выселить',
    },
  },
  profiling: {
    name: 'Заявка на\u00a0профилизацию',
    names: 'Профилизация',
    plural: 'Заявки на\u00a0профилизацию',
    count_one: '{{count}}\u00a0заявка на\u00a0профилизацию',
    count_few: '{{count}}\u00a0заявки на\u00a0профилизацию',
    count_many: '{{count}}\u00a0заявок на\u00a0профилизацию',
    count_other: '{{count}}\u00a0заявки на\u00a0профилизацию',
    states: {
      queued: 'В\u00a0очереди',
      enrolled: 'Принята',
      enrolled_own: 'Зачислены',
      rejected: 'Отклонена',
      cancelled: 'Отменена студентом',
      cancelled_own: 'Отменена вами',
    },
    decisions: { enrolled: 'Зачислить' },
  },
  leaves: {
    name: 'Заявка на\u00a0академический отпуск',
    names: 'Академический отпуск',
    plural: 'Заявки на\u00a0академический отпуск',
    count_one: '{{count}}\u00a0заявка на\u00a0академический отпуск',
    count_few: '{{count}}\u00a0заявки на\u00a0академический отпуск',
    count_many: '{{count}}\u00a0заявок на\u00a0академический отпуск',
    count_other: '{{count}}\u00a0заявки на\u00a0академический отпуск',
    states: {
      waiting: 'Рассматривается',
      accepted: 'Отпуск предоставлен',
      rejected: 'Отклонена',
      cancelled: 'Отменена студентом',
      cancelled_own: 'Отменена вами',
    },
    decisions: { accepted: 'Предоставить отпуск' },
    fields: {
      reason: 'Причина',
      dateFrom: 'Первый день',
      dateTo: 'Последний день',
      number: 'Номер приказа',
      rejectionReason: 'Причина отказа',
    },
    choices: {
      reason: {
        health: 'Состояние здоровья',
        family: 'Семейные обстоятельства',
        childcare: 'Уход за\u00a0ребёнком',
        service: 'Военная служба',
        training: 'Стажировка',
      },
    },
    asked: 'Отпуск {{days}}, {{reason}}',
    hint: 'Если учиться временно нельзя, деканат предоставит академический отпуск: подайте заявку с\u00a0документом, который подтверждает причину.',
    next: {
      waiting: 'Деканат сверит документ; о\u00a0решении придёт уведомление',
      accepted: 'Приказ №\u00a0{{number}}',
      rejected: '',
    },
    notices: {
      waiting:
        'Решение по\u00a0заявке на\u00a0академический отпуск отменено, её снова рассматривают: {{from}}–{{to}}.',
      accepted: 'Вам предоставлен академический отпуск: {{from}}–{{to}}, приказ №\u00a0{{number}}.',
      rejected: 'Заявка на\u00a0академический отпуск отклонена: {{from}}–{{to}}.',
    },
    reasons: {
      document: 'Документ не\u00a0подтверждает причину.',
      days: 'Дни не\u00a0совпадают с\u00a0документом.',
      unreadable: 'Документ не\u00a0читается.',
    },
  },
} as const satisfies { readonly awaitsReply: string } & {
  readonly [K in RequestKind]: K extends FormKind ? FormWords<K> : Words<K>;
};
