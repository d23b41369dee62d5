import { useTexts } from '@semestr/ui/language.tsx';
import { MapPinOff } from 'lucide-react';
import { Link } from 'react-router-dom';
import { buttonClass } from '@semestr/ui/Button.tsx';
import { Empty } from '@semestr/ui/Empty.tsx';
import { Page } from '../ui/Page.tsx';
import { layoutTexts } from './texts.ts';

/** Page for unknown addresses. */
export function NotFound() {
  const t = useTexts(layoutTexts);
  return (
    <Page title={t('notFoundTitle')}>
      <Empty
        icon={MapPinOff}
        title={t('notFound')}
        hint={t('notFoundHint')}
        action={
          <Link to="/" className={buttonClass('primary')}>
            {t('toStart')}
          </Link>
        }
      />
    </Page>
  );
}
