import { ClipboardCheck } from 'lucide-react';
import { screen } from '../../screens/screen.ts';

export const headmanScreen = screen({
  path: '/personal-account/headman',
  access: 'headman',
  icon: ClipboardCheck,
  title: { ru: 'Пропуски группы', en: 'Group attendance', be: 'Пропускі групы' },
  description: {
    ru: 'Кого из\u00a0группы нет на\u00a0занятии и\u00a0кто ещё может отмечать: для старосты и\u00a0ответственных.',
    en: 'Who in the group is absent from a class, and who else can take attendance: for the group head and those they appoint.',
    be: 'Каго з групы няма на занятку і хто яшчэ можа адзначаць: для старасты і адказных.',
  },
  page: () => import('./HeadmanPage.tsx'),
});
