import { screen } from '../../screens/screen.ts';

export const notificationsScreen = screen({
  path: '/personal-account/notifications',
  access: 'signed-in',
  title: { ru: 'Уведомления', en: 'Notifications', be: 'Апавяшчэнні' },
  description: {
    ru: 'Решения деканата, отметки, объявления и\u00a0напоминания.',
    en: 'Decisions of the dean’s office, marks, announcements and reminders.',
    be: 'Рашэнні дэканата, адзнакі, аб’явы і напаміны.',
  },
  page: () => import('./NotificationsPage.tsx'),
});
