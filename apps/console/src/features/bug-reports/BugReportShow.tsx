import type { Reply } from '@semestr/api/endpoint';
import type { bugReports } from '@semestr/api/support';
import { useTexts } from '@semestr/ui/language.tsx';
import { KindFacts } from '../../ui/kind/KindFacts.tsx';
import { RecordPage } from '../../ui/record/RecordPage.tsx';
import { Facts } from '../../ui/record/Section.tsx';
import styles from './bug-reports.module.css';
import kind from './kind.ts';
import { bugReportTexts } from './texts.ts';

type BugReport = Reply<typeof bugReports.one>;

/** A message to support, with its screenshots. */
export default function BugReportShow() {
  return (
    <RecordPage<BugReport>>
      {(report) => (
        <>
          <Facts>
            <KindFacts fields={[...kind.fields]} record={report} />
          </Facts>
          <Pictures report={report} />
        </>
      )}
    </RecordPage>
  );
}

function Pictures({ report: { id, pictures } }: { report: BugReport }) {
  const t = useTexts(bugReportTexts);
  return (
    <div>
      {Array.from({ length: pictures }, (_, index) => index + 1).map((number) => (
        <a
          key={number}
          href={`/api/v1/admin/bug-reports/${id}/pictures/${number}`}
          className={styles.picture}
        >
          <img src={`/api/v1/admin/bug-reports/${id}/pictures/${number}`} alt={t('picture', { number })} />
        </a>
      ))}
    </div>
  );
}
