import { BookOpenText } from 'lucide-react';
import { screen } from '../../screens/screen.ts';

export const libraryScreen = screen({
  path: '/personal-account/library',
  access: 'student',
  icon: BookOpenText,
  title: { ru: 'Библиотека', en: 'Library', be: 'Бібліятэка' },
  description: {
    ru: 'Книги на\u00a0руках, сроки возврата и\u00a0новости библиотеки.',
    en: 'Your books from the library, when to return them, and its news.',
    be: 'Кнігі на руках, тэрміны вяртання і навіны бібліятэкі.',
  },
  page: () => import('./LibraryPage.tsx'),
});
