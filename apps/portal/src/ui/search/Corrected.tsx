import { Banner } from '@semestr/ui/Banner.tsx';
import { DataText } from '@semestr/ui/DataText.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { Keyboard } from 'lucide-react';
import { Link } from 'react-router-dom';
import { searchTexts } from './texts.ts';

interface CorrectedProps {
  typed: string;
  searched: string;
}

/** Note that the keyboard layout of a search was corrected, with a link to search for the original text. */
export function Corrected({ typed, searched }: CorrectedProps) {
  const t = useTexts(searchTexts);
  const search = new URLSearchParams({ q: typed, exact: '' }).toString();
  return (
    <Banner kind="info" icon={Keyboard}>
      {t('correctedBefore')}
      <b lang="ru">{searched}</b>
      {t('correctedAfter')}{' '}
      <Link to={{ search }} replace>
        <b>
          <DataText>{t('literally', { text: typed })}</DataText>
        </b>
      </Link>
    </Banner>
  );
}
