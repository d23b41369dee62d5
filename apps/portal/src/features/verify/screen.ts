import { screen } from '../../screens/screen.ts';

export const verifyScreen = screen({
  path: '/verify/:token',
  access: 'anyone',
  title: { ru: 'Проверка документа', en: 'Document check', be: 'Праверка дакумента' },
  description: {
    ru: 'Выдан\u00a0ли документ этим университетом и\u00a0действует\u00a0ли он.',
    en: 'Whether a document was issued by this university and is still valid.',
  },
  noCache: true,
  isUnlisted: true,
  page: () => import('./PaperPage.tsx'),
});
