import { UserX } from 'lucide-react';
import { screen } from '../../screens/screen.ts';

export const omissionsScreen = screen({
  path: '/personal-account/omissions',
  access: 'student',
  icon: UserX,
  title: { ru: 'Пропуски', en: 'Absences', be: 'Пропускі' },
  description: {
    ru: 'Пропущенные часы по\u00a0месяцам и\u00a0предметам, заявки об\u00a0уважительных причинах и\u00a0документы к\u00a0ним.',
    en: 'Missed hours by month and subject, and requests to excuse them, with documents.',
    be: 'Прапушчаныя гадзіны па месяцах і прадметах, заяўкі аб уважлівых прычынах і дакументы да іх.',
  },
  page: () => import('./OmissionsPage.tsx'),
});
