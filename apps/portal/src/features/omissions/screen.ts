import { UserX } from 'lucide-react';
import { screen } from '../../screens/screen.ts';

export const omissionsScreen = screen({
  path: '/personal-account/omissions',
  access: 'student',
  icon: UserX,
  title: { ru: 'Пропуски', en: 'Absences', be: 'Пропускі' },
  description: {
    ru: 'Пропущенные часы по месяцам и предметам, заявки об уважительных причинах и документы к ним.',
    en: 'Missed hours by month and subject, and requests to excuse them, with documents.',
    be: 'Прапушчаныя гадзіны па месяцах і прадметах, заяўкі аб уважлівых прычынах і дакументы да іх.',
  },
  page: () => import('./OmissionsPage.tsx'),
});
