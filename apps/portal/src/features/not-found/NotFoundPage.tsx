import { buttonClass } from '@semestr/ui/Button.tsx';
import { Empty } from '@semestr/ui/Empty.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { MapPinOff } from 'lucide-react';
import { Link } from 'react-router-dom';
import { pageTexts } from '../../ui/page/texts.ts';
import { homeScreen } from '../home/screen.ts';
import { to } from '../../screens/screen.ts';

export const texts = [];

/** Page for unknown addresses. */
export default function NotFoundPage() {
  const t = useTexts(pageTexts);
  return (
    <Empty
      icon={MapPinOff}
      title={t('notFound')}
      hint={t('notFoundHint')}
      action={
        <Link to={to(homeScreen)} className={buttonClass('primary')}>
          {t('toHome')}
        </Link>
      }
    />
  );
}
