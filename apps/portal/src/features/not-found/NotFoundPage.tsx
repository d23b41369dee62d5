import { buttonClass } from '@semestr/ui/Button.tsx';
import { Empty } from '@semestr/ui/Empty.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { MapPinOff } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { shellTexts } from '../../shell/texts.ts';

export const texts = [];

/** Page for unknown addresses. */
export default function NotFoundPage() {
  const t = useTexts(shellTexts);
  return (
    <Empty
      icon={MapPinOff}
      title={t('notFound')}
      hint={t('notFoundHint')}
      action={
        <Link to={paths.home} className={buttonClass('primary')}>
          {t('toHome')}
        </Link>
      }
    />
  );
}
