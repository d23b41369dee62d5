import { report } from '@semestr/api/markbook';
import { Empty } from '@semestr/ui/Empty.tsx';
import { SwitchField } from '@semestr/ui/fields/SwitchField.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { asPrivate } from '@semestr/ui/private';
import { stored } from '@semestr/ui/stored';
import { useSuspenseQuery } from '@tanstack/react-query';
import { NotebookTabs } from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';
import { controlTexts } from '../../ui/discipline/texts.ts';
import type { User } from '../../session/session.ts';
import { Heading } from '../../ui/page/Heading.tsx';
import { usePerson } from '../../account/person.ts';
import type { LoadContext } from '../../screens/screen-module.ts';
import { Download } from '../../ui/Download.tsx';
import { useNow } from '../../hydration/now.ts';
import { PrintButton } from '../../ui/PrintButton.tsx';
import { useSemester } from './address.ts';
import { Debts } from './Debts.tsx';
import { linesOf, markbookOf, pagesOf } from './markbook.ts';
import styles from './markbook.module.css';
import { SemesterChoice } from './SemesterChoice.tsx';
import { Summary } from './Summary.tsx';
import { SemesterTable } from './SemesterTable.tsx';
import { markbookTexts } from './texts.ts';
import { WhatIf } from './WhatIf.tsx';

export const texts = [markbookTexts, controlTexts];

/** Whether marks are hidden from bystanders; stored in this browser. */
const hidden = stored('marks-hidden', (value) => value === true);

export const loadFor = (user: User, { queries }: LoadContext) => queries.ensureQueryData(markbookOf(user));

export function Header() {
  const t = useTexts(markbookTexts);
  const user = usePerson();
  const { data } = useSuspenseQuery(markbookOf(user));
  const words = [
    ...(data ? [t('number', { number: data.number })] : []),
    ...(user.group === '' ? [] : [t('group', { group: user.group })]),
  ];
  return <Heading subtitle={<span {...asPrivate}>{words.join(', ')}</span>} />;
}

/** Marks by semester, with the formulas of the averages, and the debts. */
export default function MarkbookPage() {
  const t = useTexts(markbookTexts);
  const { data } = useSuspenseQuery(markbookOf(usePerson()));
  const { today } = useNow();
  const isHidden = hidden.use();
  const { semester, show } = useSemester();
  // Renders the tables of about a hundred lines with low priority, so that the button responds immediately.
  const isCovered = useDeferredValue(isHidden);
  const deferredSemester = useDeferredValue(semester);
  const pages = useMemo(() => (data ? pagesOf(data, today) : []), [data, today]);
  const lines = useMemo(() => linesOf(pages), [pages]);
  if (!data || pages.length === 0)
    return <Empty icon={NotebookTabs} title={t('nothing')} hint={t('nothingHint')} />;
  const hasChosen = pages.some((page) => page.semester === semester);
  const chosen = pages.filter((page) => page.semester === deferredSemester);
  return (
    <div className={styles.page}>
      <div className={styles.tools}>
        <SemesterChoice pages={pages} chosen={hasChosen ? semester : null} onChoose={show} />
        <div className={styles.actions}>
          <SwitchField
            label={t('hide')}
            checked={isHidden}
            onChange={({ target }) => hidden.set(target.checked)}
          />
          <PrintButton label={t('print')} />
          <Download call={report} request={{}}>
            {t('report')}
          </Download>
        </div>
      </div>
      {isCovered ? (
        <p className={styles.hidden}>{t('hidden')}</p>
      ) : (
        <>
          <Summary average={data.averageMark} pages={pages} />
          <Debts lines={lines} />
        </>
      )}
      {(chosen.length > 0 ? chosen : pages).map((page) => (
        <SemesterTable key={page.semester} page={page} isHidden={isCovered} />
      ))}
      {!isCovered && <WhatIf average={data.averageMark} lines={lines} />}
    </div>
  );
}
