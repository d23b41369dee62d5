export default {
  format: 'man для программы man, markdown для чтения и сайтов',
  title: 'Терминал «Семестра»',
  about:
    'терминал портала «Семестр»: читает то, что показывают портал и консоль, и делает то, что делают часто',
  like: 'как {{name}}',
  sections: { name: 'НАЗВАНИЕ', synopsis: 'ИСПОЛЬЗОВАНИЕ', commands: 'КОМАНДЫ', environment: 'ОКРУЖЕНИЕ' },
  environment: [
    'SEMESTR_URL      адрес сервера, если нет --url',
    'SEMESTR_TOKEN    токен API, который отправляют вместо сеанса',
    'SEMESTR_TOKEN_URL  сервер этого токена, если это не сервер из SEMESTR_URL или профиля',
    'SEMESTR_LANG     язык: ru, en или be',
    'NO_COLOR         без цвета',
    'XDG_STATE_HOME   где хранится вход; обычно ~/.local/state',
    'VISUAL, EDITOR   редактор для semestr admin … edit',
    'HTTPS_PROXY      прокси-сервер; NO_PROXY: адреса без него',
  ].join('\n'),
} as const;
