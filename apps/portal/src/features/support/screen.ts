import { screen } from '../../screens/screen.ts';

export const supportScreen = screen({
  path: '/support',
  access: 'anyone',
  title: { ru: 'Поддержка', en: 'Support', be: 'Падтрымка' },
  description: {
    ru: 'Ответы на частые вопросы о входе, расписании и личном кабинете, телефоны поддержки и деканата.',
    en: 'Answers to what people ask about signing in, schedules and the personal account; how to reach support.',
  },
  page: () => import('./SupportPage.tsx'),
});
