import { useTexts } from '@semestr/ui/language.tsx';
import { useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { useFormatters } from '../../ui/kind/use-formatters.ts';
import { savedReportTexts } from './texts/index.ts';

interface OpenReportProps {
  value: string;
  source: string;
  isPlain: boolean;
}

/** Subject of a report, with a link to open it. */
export function OpenReport({ value, source, isPlain }: OpenReportProps) {
  const t = useTexts(savedReportTexts);
  const record = useRecordContext();
  const words = useFormatters().choice(source, value);
  if (isPlain || !record) return words;
  return (
    <>
      {words} <Link to={`/reports/built?saved=${record.id}`}>{t('open')}</Link>
    </>
  );
}
