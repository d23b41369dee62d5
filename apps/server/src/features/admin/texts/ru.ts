export default {
  /** Behind a refusal. */
  reason: 'Причина: {{reason}}',
  certificate: {
    printed: 'Справка готова: {{place}}. Её можно забрать.',
    rejected: 'Справка отклонена: {{place}}.',
    withdrawn: 'Справка отозвана и больше не действует: {{place}}.',
  },
  omissions: {
    accepted: 'Заявка об уважительной причине принята: {{from}}–{{to}}. Пропуски этих дней уважительные.',
    rejected: 'Заявка об уважительной причине отклонена: {{from}}–{{to}}.',
  },
  markSheet: {
    printed: 'Ведомость готова: {{subject}}. Её можно забрать в деканате.',
    rejected: 'Ведомость отклонена: {{subject}}.',
    withdrawn: 'Ведомость отозвана и больше не действует: {{subject}}.',
  },
  study: {
    unsigned: 'Заявка на обучение одобрена: {{subject}}. Подпишите договор.',
    signed: 'Договор на обучение подписан: {{subject}}.',
    finished: 'Обучение завершено: {{subject}}.',
    rejected: 'Заявка на обучение отклонена: {{subject}}.',
  },
  practice: {
    approved: 'Место практики утверждено: {{enterprise}}.',
    rejected: 'Заявка на практику отклонена: {{enterprise}}.',
  },
  topic: {
    agreed: 'Руководитель согласен с темой «{{topic}}». Заявление готово.',
    approved: 'Тема утверждена: «{{topic}}».',
    rejected: 'Тема отклонена: «{{topic}}».',
  },
  dormitory: {
    accepted: 'Документы на общежитие приняты. Место в очереди: {{place}}.',
    settling: 'Вам выделено место в общежитии: {{room}}. Можно заселяться.',
    settled: 'Вы заселены в общежитие: {{room}}.',
    rejected: 'Заявка на общежитие отклонена.',
    evicted: 'Вы выселены из общежития.',
  },
  profiling: {
    enrolled: 'Вы зачислены на профилизацию: {{specialization}}.',
    rejected: 'Заявка на профилизацию отклонена: {{specialization}}.',
    elsewhere: 'Вы зачислены на другую профилизацию.',
  },
  mark: {
    set: 'Отметка в зачётной книжке: {{discipline}} — {{mark}}.',
    changed: 'Отметка в зачётной книжке: {{discipline}} — {{mark}} (было {{before}}).',
  },
  lessonMark: {
    set: 'Отметка за занятие: {{subject}}, {{type}}, {{date}} — {{mark}}.',
    changed: 'Отметка за занятие: {{subject}}, {{type}}, {{date}} — {{mark}} (было {{before}}).',
  },
  cv: {
    hidden: 'Администратор скрыл вашу анкету: другие её не видят.',
    shown: 'Администратор опубликовал вашу анкету: её видят другие.',
    changed: 'Администратор изменил вашу анкету. Проверьте, всё ли в ней верно.',
  },
  /** Written into the excuse that an accepted request brings. */
  excuse: 'Заявка № {{number}}',
  /** Of notifications of version 0.2.0; those of now are in `domain/announcing`. */
  announcement: 'Объявление на {{date}}: {{content}}',
  addressChanged: {
    subject: 'Семестр: адрес изменён',
    text: 'Администратор указал в вашем аккаунте другой e-mail: {{email}}. Если вы об этом не просили, обратитесь в деканат.',
  },
} as const;
