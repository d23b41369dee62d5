const ru = {
  job: 'Ищет работу',
  group: 'группа',
  rating: 'рейтинг {{rating}} из\u00a05',
  whole: 'Читать дальше',
  skills: 'Навыки',
  links: 'Ссылки',
  kinds: { code: 'код', chat: 'сообщения', mail: 'почта', work: 'работа', site: 'сайт' },
} as const;

export default ru;
