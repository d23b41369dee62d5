import type { Cv } from '@semestr/api/cv';
import { skillKey } from '@semestr/core/cv';
import { courseName, fullName } from '@semestr/core/display';
import { useTexts } from '@semestr/ui/language.tsx';
import { Matched } from '@semestr/ui/Matched.tsx';
import { Status } from '@semestr/ui/Status.tsx';
import { BriefcaseBusiness } from 'lucide-react';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { Photo } from '../Photo.tsx';
import styles from './cv.module.css';
import { Reference } from './Reference.tsx';
import { cvTexts } from './texts.ts';
import { scheduleScreen } from '../../features/schedule/screen.ts';
import { to } from '../../screens/screen.ts';

/** Length in characters beyond which a text is collapsed. */
const SHORT = 280;

function Summary({ text }: { text: string }) {
  const t = useTexts(cvTexts);
  if (text.length <= SHORT)
    return (
      <p className={styles.summary} lang="ru">
        {text}
      </p>
    );
  const end = text.lastIndexOf(' ', SHORT);
  const cut = end > 0 ? end : SHORT;
  return (
    <div className={styles.summary} lang="ru">
      {text.slice(0, cut)}
      <details>
        <summary>{t('whole')}</summary>
        {text.slice(cut)}
      </details>
    </div>
  );
}

interface CvEntryProps {
  /** The visible part of the CV. */
  cv: Cv;
  /** Search terms to highlight. */
  wanted?: { lastName: string; skills: readonly string[] };
}

const noTerms = { lastName: '', skills: [] };

/** A student's CV, in the list of all CVs and in its owner's preview. */
export function CvEntry({ cv, wanted = noTerms }: CvEntryProps) {
  const t = useTexts(cvTexts);
  const wantedSkills = new Set(wanted.skills.map(skillKey));
  return (
    <div className={styles.entry}>
      <Photo name={fullName(cv)} link={cv.photoUrl} isSmall />
      <div className={styles.about}>
        <div className={styles.head}>
          <h3 lang="ru">
            <Matched text={cv.lastName} words={[wanted.lastName]} />{' '}
            {[cv.firstName, cv.middleName].filter(Boolean).join(' ')}
          </h3>
          {cv.searchJob && (
            <Status kind="done" icon={BriefcaseBusiness}>
              {t('job')}
            </Status>
          )}
        </div>
        <p className={styles.studies}>
          {cv.course > 0 && `${courseName(cv.course, t.language)} · `}
          <span lang="ru">{[cv.faculty, cv.speciality].filter(Boolean).join(' · ')}</span> · {t('group')}{' '}
          <Link to={to(scheduleScreen, { id: cv.studentGroup })}>{cv.studentGroup}</Link>
          {cv.rating > 0 && ` · ${t('rating', { rating: cv.rating })}`}
        </p>
        {cv.summary && <Summary text={cv.summary} />}
        {cv.skills.length > 0 && (
          <p className={styles.skills} lang="ru">
            <span className="visually-hidden">{t('skills')}: </span>
            {cv.skills.map((skill, index) => (
              <Fragment key={skill.name}>
                {index > 0 && ' · '}
                {wantedSkills.has(skillKey(skill.name)) ? <mark>{skill.name}</mark> : skill.name}
              </Fragment>
            ))}
          </p>
        )}
        {cv.references.length > 0 && (
          <ul className={styles.links} aria-label={t('links')}>
            {cv.references.map((reference) => (
              <li key={`${reference.name} ${reference.reference}`}>
                <Reference reference={reference} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
