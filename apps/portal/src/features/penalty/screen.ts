import { Gavel } from 'lucide-react';
import { screen } from '../../screens/screen.ts';

export const penaltyScreen = screen({
  path: '/personal-account/penalty',
  access: 'student',
  icon: Gavel,
  title: { ru: 'Взыскания', en: 'Penalties', be: 'Спагнанні' },
  description: {
    ru: 'Взыскания: за\u00a0что, каким приказом, действуют или сняты.',
    en: 'Your penalties: for what, by which order, in force or lifted.',
    be: 'Спагнанні: за што, якім загадам, дзейнічаюць або зняты.',
  },
  page: () => import('./PenaltyPage.tsx'),
});
