export default {
  loan: {
    soon: 'Книгу «{{title}}» нужно вернуть в библиотеку до {{date}}.',
    overdue: 'Срок возврата книги «{{title}}» истёк {{date}}.',
  },
  markSheet: 'Ведомость ({{subject}}) действует до {{date}}.',
} as const;
