import { dottedMoment } from '@semestr/core/dates';
import { DataText } from '@semestr/ui/DataText.tsx';
import { SelectField } from '@semestr/ui/fields/SelectField.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { session } from '../../session/session.ts';
import { ReferenceLink } from '../../ui/record/ReferenceLink.tsx';
import { Fact, Section } from '../../ui/record/Section.tsx';
import styles from './bug-reports.module.css';
import { type BugReport, type Thread, useAssignees } from './use-report.ts';
import { bugReportTexts } from './texts.ts';
import { useChange } from './use-change.ts';

/** Sender and assignee of a report, the merged reports, and collapsible technical details. */
export function ReportDetails({ report, thread }: { report: BugReport; thread: Thread | undefined }) {
  const t = useTexts(bugReportTexts);
  const { email, url, createdAt, language, assigneeId, mergedIntoId, details } = report;
  const isChangeable = session.may('support', 'write');
  return (
    <div className={styles.about}>
      {isChangeable && typeof mergedIntoId !== 'number' && <Assignee report={report} />}
      <Section title={t('about')}>
        <Fact name={t('from')} isKnown={thread?.sender != null}>
          <Sender thread={thread} />
        </Fact>
        <Fact name={t('fields.email')}>
          <a href={`mailto:${email}`}>{email}</a>
        </Fact>
        <Fact name={t('sentAt')}>{dottedMoment(new Date(createdAt))}</Fact>
        {!isChangeable && typeof assigneeId === 'number' && (
          <Fact name={t('assignee')}>
            <ReferenceLink resource="users" id={assigneeId} />
          </Fact>
        )}
        {url !== null && <Fact name={t('fields.url')}>{url}</Fact>}
        {language && <Fact name={t('language')}>{t(`languages.${language}`)}</Fact>}
        {typeof mergedIntoId === 'number' && (
          <Fact name={t('mergedInto')}>
            <ReferenceLink resource="bug-reports" id={mergedIntoId} />
          </Fact>
        )}
      </Section>
      {thread && thread.merged.length > 0 && (
        <Section title={t('merged')}>
          {thread.merged.map((one) => (
            <Fact key={one.id} name={one.email}>
              <ReferenceLink resource="bug-reports" id={one.id} />
            </Fact>
          ))}
        </Section>
      )}
      {details && (
        <details className={styles.details}>
          <summary>{t('fields.details')}</summary>
          <p>
            <DataText>{details}</DataText>
          </p>
        </details>
      )}
    </div>
  );
}

function Sender({ thread }: { thread: Thread | undefined }) {
  const t = useTexts(bugReportTexts);
  if (!thread) return '…';
  const { sender } = thread;
  if (!sender) return t('unknownSender');
  return (
    <>
      <ReferenceLink resource="users" id={sender.userId} />
      {!sender.isCertain && <span className={styles.guess}>{t('probably')}</span>}
    </>
  );
}

/** Select for the assignee; a change is saved immediately. */
function Assignee({ report }: { report: BugReport }) {
  const t = useTexts(bugReportTexts);
  const { data = [] } = useAssignees();
  const { change, isPending } = useChange(report);
  const { assigneeId = null } = report;
  return (
    <SelectField
      label={t('assignee')}
      placeholder={t('unassigned')}
      disabled={isPending}
      value={String(assigneeId ?? '')}
      options={data.map(({ id, name }) => ({ value: String(id), label: name }))}
      onChange={({ target }) => {
        const id = Number(target.value) || null;
        void change({ assigneeId: id }, t(id === null ? 'left' : 'assigned'));
      }}
    />
  );
}
