import type { TextsLike } from '@semestr/core/texts';
import { defineFolderTexts } from '../../../i18n/folder-texts.ts';

export const ru = {
  assignee: 'Исполнитель',
  noAssignee: 'не\u00a0назначен',
  take: 'Взять себе',
  ask: 'Спросить студента…',
  askAgain: 'Спросить ещё…',
  note: 'Заметка…',
  compose: { question: 'Вопрос студенту', note: 'Заметка' },
  text: { question: 'Вопрос', note: 'Заметка' },
  hint: {
    question:
      'Студент получит уведомление и\u00a0ответит в\u00a0портале. До\u00a0ответа заявка не\u00a0ждёт решения.',
    note: 'Её видят только сотрудники.',
  },
  send: { question: 'Отправить вопрос', note: 'Сохранить заметку' },
  templates: 'Шаблоны вопросов',
  sent: 'Вопрос отправлен',
  kept: 'Заметка сохранена',
  asked: 'Ждёт ответа студента с\u00a0{{date}}',
  events: {
    question: '{{author}} спрашивает',
    reply: 'Студент отвечает',
    note: '{{author}}, заметка',
    assigned: '{{author}}: исполнитель\u00a0– {{assignee}}',
    unassigned: '{{author}}: исполнитель снят',
  },
  messages: 'Вопросы и\u00a0заметки',
  someone: 'Сотрудник',
  withDocument: 'Документ к\u00a0ответу',
} as const;

export const en = {
  assignee: 'Assignee',
  noAssignee: 'none',
  take: 'Assign to me',
  ask: 'Ask the student…',
  askAgain: 'Ask again…',
  note: 'Note…',
  compose: { question: 'Question to the student', note: 'Note' },
  text: { question: 'Question', note: 'Note' },
  hint: {
    question:
      'The student is notified and replies in the portal. The request does not wait for a decision until then.',
    note: 'Only the staff can see it.',
  },
  send: { question: 'Send the question', note: 'Save the note' },
  templates: 'Question templates',
  sent: 'The question was sent',
  kept: 'The note was saved',
  asked: 'Waiting for the student since {{date}}',
  events: {
    question: '{{author}} asks',
    reply: 'The student replies',
    note: '{{author}}, note',
    assigned: '{{author}}: assigned to {{assignee}}',
    unassigned: '{{author}}: assignee removed',
  },
  messages: 'Questions and notes',
  someone: 'An employee',
  withDocument: 'Document of the reply',
} as const satisfies TextsLike<typeof ru>;

export const threadTexts = defineFolderTexts<typeof ru>('ui/desk/thread');
