import { finalPaper } from '@semestr/core/final-paper';
import { FileUser } from 'lucide-react';
import { screen } from '../../screens/screen.ts';

const finalPapers = {
  diploma: { ru: 'Диплом', en: 'Diploma', be: 'Дыплом' },
  dissertation: { ru: 'Диссертация', en: 'Dissertation', be: 'Дысертацыя' },
};

export const graduateScreen = screen({
  path: '/personal-account/graduate',
  access: 'student',
  icon: FileUser,
  title: { ru: 'Диплом или диссертация', en: 'Diploma or dissertation', be: 'Дыплом або дысертацыя' },
  titleFor: (degree) => finalPapers[finalPaper(degree)],
  description: {
    ru: 'Тема и\u00a0руководитель диплома или диссертации: предложить, изменить, скачать заявление.',
    en: 'Topic and supervisor of your diploma or dissertation: suggest, change, download the application.',
    be: 'Тэма і кіраўнік дыплома або дысертацыі: прапанаваць, змяніць, спампаваць заяву.',
  },
  page: () => import('./DiplomaPage.tsx'),
});
