import type { Cv } from '@semestr/api/cv';
import { readReference, type ReferenceKind, skillKey } from '@semestr/core/cv';
import { courseName, fullName } from '@semestr/core/display';
import { useTexts } from '@semestr/ui/language.tsx';
import { Matched } from '@semestr/ui/Matched.tsx';
import { Status } from '@semestr/ui/Status.tsx';
import { BriefcaseBusiness, CodeXml, Globe, type LucideIcon, Mail, Send } from 'lucide-react';
import { Fragment, type Ref } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { Photo } from '../../ui/Photo.tsx';
import type { Conditions } from './conditions.ts';
import styles from './profiles.module.css';
import { profilesTexts } from './texts.ts';

const icons: Readonly<Record<ReferenceKind, LucideIcon>> = {
  code: CodeXml,
  chat: Send,
  mail: Mail,
  work: BriefcaseBusiness,
  site: Globe,
};

/** What is longer than this opens when it is wanted. */
const SHORT = 280;

/** A link elsewhere: what it is called, with the kind of place as an icon; a name alone where none is known. */
function Reference({ reference }: { reference: Cv['references'][number] }) {
  const t = useTexts(profilesTexts);
  const { kind, href } = readReference(reference);
  const Icon = icons[kind];
  const icon = <Icon size={16} strokeWidth={1.75} role="img" aria-label={t(`kinds.${kind}`)} />;
  if (href === null)
    return (
      <span className={styles.link}>
        {icon} <span>{`${reference.name}: ${reference.reference}`}</span>
      </span>
    );
  return (
    <a href={href} rel="nofollow ugc noopener noreferrer" className={styles.link}>
      {icon} <span>{reference.name}</span>
    </a>
  );
}

function Summary({ text }: { text: string }) {
  const t = useTexts(profilesTexts);
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

interface ProfileRowProps {
  cv: Cv;
  conditions: Conditions;
  ref?: Ref<HTMLLIElement> | undefined;
}

/** What a student tells of themselves; what was looked for is marked. The rating is not for everybody. */
export function ProfileRow({ cv, conditions, ref }: ProfileRowProps) {
  const t = useTexts(profilesTexts);
  const name = fullName(cv);
  const wanted = new Set(conditions.skills.map(skillKey));
  return (
    <li className={styles.profile} ref={ref} tabIndex={ref ? -1 : undefined}>
      <Photo name={name} link={cv.photoUrl} isSmall />
      <div className={styles.about}>
        <div className={styles.head}>
          <h3 lang="ru">
            <Matched text={cv.lastName} words={[conditions.lastName]} />{' '}
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
          <Link to={paths.schedule(cv.studentGroup)}>{cv.studentGroup}</Link>
        </p>
        {cv.summary && <Summary text={cv.summary} />}
        {cv.skills.length > 0 && (
          <p className={styles.skills} lang="ru">
            <span className="visually-hidden">{t('skills')}: </span>
            {cv.skills.map((skill, index) => (
              <Fragment key={skill.name}>
                {index > 0 && ' · '}
                {wanted.has(skillKey(skill.name)) ? <mark>{skill.name}</mark> : skill.name}
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
    </li>
  );
}
