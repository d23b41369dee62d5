import { Phone } from 'lucide-react';
import { screen, to, withQuery } from '../../screens/screen.ts';

export const phonesScreen = screen({
  path: '/phones',
  access: 'anyone',
  icon: Phone,
  title: { ru: 'Телефоны', en: 'Phones', be: 'Тэлефоны' },
  description: {
    ru: 'Телефоны кабинетов, кафедр и\u00a0сотрудников: поиск по\u00a0фамилии, кабинету, подразделению и\u00a0номеру.',
    en: 'Phone numbers of rooms, departments and staff: search by name, room, department or number.',
    be: 'Тэлефоны кабінетаў, кафедраў і супрацоўнікаў: пошук па прозвішчы, кабінеце, падраздзяленні і нумары.',
  },
  query: ['q', 'exact'],
  hasOwnSearch: true,
  page: () => import('./PhonesPage.tsx'),
});

/** Returns the address of the phone directory with a search. */
export const phoneSearchPath = (text: string): string => withQuery(to(phonesScreen), { q: text });
