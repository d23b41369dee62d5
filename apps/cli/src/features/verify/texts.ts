import { defineTexts, type TextsLike } from '@semestr/core/texts';

const ru = {
  paper: 'файл или ссылка с документа',
  key: 'проверить без сервера, открытым ключом из этого файла (ответ /api/v1/verify/key)',
  help: 'Ссылка подтверждает запись университета, но не содержание файла: чужую ссылку можно поставить на любой файл. Поэтому для ссылки действующей записи код завершения 0, а для файла 3: сравните показанные строки с документом. Код 5: такой записи нет или документ отозван.',
  certificate: 'справка',
  'mark-sheet': 'ведомость',
  contract: 'договор',
  kind: 'Документ',
  number: 'Номер',
  date: 'Дата',
  holder: 'Кому',
  institution: 'Кем выдан',
  state: 'Запись',
  valid: 'подлинная, действует',
  withdrawn: 'подлинная, но документ отозван или заменён',
  signed: 'подписана этим ключом; отозван ли документ, знает только сервер',
  compareLink: 'Проверена только запись университета. Сравните эти строки с документом.',
  compareFile:
    'Проверена только запись, на которую ведёт ссылка в файле. Содержание файла не проверялось: сравните эти строки с документом.',
  unknown: 'Такого документа здесь не выдавали, либо ссылка изменена.',
  forged: 'Запись подписана другим ключом, либо ссылка изменена.',
  noToken: 'В «{{paper}}» нет ссылки, по которой проверяют документ.',
  cutLink: 'Это не ссылка с документа, или она скопирована не целиком.',
  noFile: 'Файл «{{file}}» не читается ({{code}}).',
  noKey: 'В файле «{{file}}» нет открытого ключа Ed25519 (JSON Web Key).',
} as const;

const en = {
  paper: 'a file or the link on the document',
  key: 'check offline with the public key in this file (from /api/v1/verify/key)',
  help: 'The link proves the record of the university, not the content of the file: a file may contain the link of another document. So a link to a valid record exits with 0, a file with 3: compare the printed lines with the document. Exit code 5: there is no such record, or the document was withdrawn.',
  certificate: 'certificate',
  'mark-sheet': 'mark sheet',
  contract: 'contract',
  kind: 'Document',
  number: 'Number',
  date: 'Date',
  holder: 'Issued to',
  institution: 'Issued by',
  state: 'Record',
  valid: 'genuine and valid',
  withdrawn: 'genuine, but the document was withdrawn or replaced',
  signed: 'signed with this key; ask the server whether the document was withdrawn',
  compareLink: 'Only the record of the university was checked. Compare these lines with the document.',
  compareFile:
    'Only the record behind the link in the file was checked. The content of the file was not: compare these lines with the document.',
  unknown: 'No such document was issued here, or the link was changed.',
  forged: 'The record was signed with another key, or the link was changed.',
  noToken: 'There is no verification link in “{{paper}}”.',
  cutLink: 'This is not a document link, or it is incomplete.',
  noFile: 'The file “{{file}}” cannot be read ({{code}}).',
  noKey: 'The file “{{file}}” contains no Ed25519 public key (JSON Web Key).',
} as const satisfies TextsLike<typeof ru>;

export const texts = defineTexts('cli-verify', { ru, en });
