import { screen } from '../../screens/screen.ts';

export const verifyScreen = screen({
  path: '/verify/:token',
  access: 'anyone',
  title: { ru: 'Проверка документа', en: 'Document check', be: 'Праверка дакумента' },
  description: {
    ru: 'Выдан ли документ этим университетом и действует ли он.',
    en: 'Whether a document was issued by this university and is still valid.',
  },
  noCache: true,
  isUnlisted: true,
  page: () => import('./PaperPage.tsx'),
});
