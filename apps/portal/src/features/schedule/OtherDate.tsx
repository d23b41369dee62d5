import type { TermSlot } from '@semestr/core/schedule';
import { buttonClass } from '@semestr/ui/Button.tsx';
import { choiceClass, Choices } from '@semestr/ui/Choices.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { Download } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { ChoiceInAddress } from './address.ts';
import { DateForm } from './DateForm.tsx';
import { scheduleTexts } from './texts.ts';

interface TermsProps {
  choice: ChoiceInAddress;
  /** Terms other than the current one. */
  terms: readonly TermSlot[];
}

function Terms({ choice, terms }: TermsProps) {
  const t = useTexts(scheduleTexts);
  const slots = (['previous', null, 'next'] as const).filter((slot) => slot === null || terms.includes(slot));
  return (
    <Choices label={t('term')}>
      {slots.map((slot) => (
        <Link
          key={slot}
          to={choice.linkTo({ term: slot, week: null, date: null, day: null })}
          replace
          preventScrollReset
          aria-current={slot === choice.term ? 'true' : undefined}
          className={choiceClass()}
        >
          {t(`terms.${slot ?? 'current'}`)}
        </Link>
      ))}
    </Choices>
  );
}

interface OtherDateProps extends TermsProps {
  /** Address of the lessons as a workbook. */
  report: string;
}

/** Selects a date or another term, and downloads the lessons as a workbook. */
export function OtherDate({ choice, terms, report }: OtherDateProps) {
  const t = useTexts(scheduleTexts);
  return (
    <>
      <DateForm choice={choice} />
      {terms.length > 0 && <Terms choice={choice} terms={terms} />}
      {/* A plain link: it works without scripts, and the server names the file. */}
      <a href={report} download className={buttonClass('text')}>
        <Download size={16} strokeWidth={1.75} aria-hidden />
        {t('report')}
      </a>
    </>
  );
}
