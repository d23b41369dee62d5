import type { DiplomaTopic } from '@semestr/api/diploma';
import { fullName } from '@semestr/core/display';
import { useTexts } from '@semestr/ui/language.tsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './diploma.module.css';
import { diplomaTexts } from './texts.ts';
import { employeeScreen } from '../employees/screen.ts';
import { to } from '../../screens/screen.ts';

const second = (...parts: readonly (string | null | undefined)[]): string => parts.filter(Boolean).join(', ');

/** The supervisor: an employee with a link to their page, or an external one. */
function Supervisor({ topic: { employee, externalManager } }: { topic: DiplomaTopic }) {
  if (employee) {
    const name = fullName(employee);
    return (
      <>
        {employee.urlId ? <Link to={to(employeeScreen, { id: employee.urlId })}>{name}</Link> : name}
        {employee.academicDepartment && <span>, {employee.academicDepartment}</span>}
      </>
    );
  }
  return (
    externalManager && second(externalManager.names, externalManager.jobPosition, externalManager.workPlace)
  );
}

const Detail = ({ name, lang, children }: { name: string; lang: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd lang={lang}>{children}</dd>
  </div>
);

/** Supervisor, titles in other languages, and the reason of the decision on a topic. */
export function TopicDetails({ topic }: { topic: DiplomaTopic }) {
  const t = useTexts(diplomaTexts);
  return (
    <>
      <dl className={styles.details}>
        {(topic.employee ?? topic.externalManager) && (
          <Detail name={t('supervisor')} lang="ru">
            <Supervisor topic={topic} />
          </Detail>
        )}
        {topic.belarusianTopic && (
          <Detail name={t('inBelarusian')} lang="be">
            {topic.belarusianTopic}
          </Detail>
        )}
        {topic.englishTopic && (
          <Detail name={t('inEnglish')} lang="en">
            {topic.englishTopic}
          </Detail>
        )}
      </dl>
      {topic.justification && (
        <details className={styles.justification}>
          <summary>{t('justification')}</summary>
          <p lang="ru">{topic.justification}</p>
        </details>
      )}
    </>
  );
}
