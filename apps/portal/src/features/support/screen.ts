import { screen } from '../../screens/screen.ts';

export const supportScreen = screen({
  path: '/support',
  access: 'anyone',
  title: { ru: 'Поддержка', en: 'Support', be: 'Падтрымка' },
  description: {
    ru: 'Ответы на\u00a0частые вопросы о\u00a0входе, расписании и\u00a0личном кабинете, телефоны поддержки и\u00a0деканата.',
    en: 'Answers to what people ask about signing in, schedules and the personal account; how to reach support.',
  },
  page: () => import('./SupportPage.tsx'),
});
