import type { RequestKind, RequestState } from '../kinds.ts';

/**
 * Words of one kind: one request, the kind in lists, its states, and what a decision button says. A state with `_own` is
 * what the student reads, where it is said differently to them.
 */
type Words<K extends RequestKind> = {
  readonly name: string;
  readonly names: string;
  readonly states: Readonly<
    Record<RequestState<K>, string> &
      Partial<Record<`${RequestState<K>}_own` | 'cancelled' | 'cancelled_own', string>>
  >;
  readonly decisions: Readonly<Partial<Record<RequestState<K>, string>>>;
};

export default {
  certificates: {
    name: 'Справка',
    names: 'Справки',
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
    states: { waiting: 'Рассматривается', accepted: 'Принята', rejected: 'Отклонена' },
    decisions: { accepted: 'Принять' },
  },
  study: {
    name: 'Заявка на\u00a0обучение',
    names: 'Договоры',
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
    states: { considered: 'Рассматривается', approved: 'Утверждена', rejected: 'Отклонена' },
    decisions: { approved: 'Утвердить' },
  },
  topics: {
    name: 'Тема диплома',
    names: 'Темы',
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
} as const satisfies { readonly [K in RequestKind]: Words<K> };
