import { cvParts, missingParts } from '@semestr/core/cv';
import { useTexts } from '@semestr/ui/language.tsx';
import { asPrivate } from '@semestr/ui/private';
import { Section } from '@semestr/ui/Section.tsx';
import { useQuery } from '@tanstack/react-query';
import type { User } from '../../session/session.ts';
import { Heading } from '../../ui/page/Heading.tsx';
import { informationOf } from '../../account/information.ts';
import { usePerson } from '../../account/person.ts';
import type { LoadContext } from '../../screens/screen-module.ts';
import { cvTexts } from '../../ui/cv/texts.ts';
import { formTexts } from '../../ui/form-texts.ts';
import { useSectionQuery } from '../../ui/use-section-query.tsx';
import { DataProblems } from './DataProblems.tsx';
import { OwnCv } from './OwnCv.tsx';
import { Person } from './Person.tsx';
import { cvOf, illiquidOf, isStudent, ownPhotoOf, isPhotoVisible } from './profile.ts';
import styles from './profile.module.css';
import { profileTexts } from './texts.ts';

export const texts = [profileTexts, cvTexts, ...formTexts];

/** Parts load independently; each reports its own failure. */
export const loadFor = (user: User, { queries }: LoadContext) =>
  Promise.all([
    queries.prefetchQuery(cvOf(user)),
    queries.prefetchQuery(informationOf(user)),
    queries.prefetchQuery(illiquidOf(user)),
    isStudent(user) ? queries.prefetchQuery(isPhotoVisible(user)) : queries.prefetchQuery(ownPhotoOf(user)),
  ]);

/** Describes the completeness of the CV; for users without a CV, their role. */
export function Header() {
  const t = useTexts(profileTexts);
  const user = usePerson();
  const { data: cv } = useQuery(cvOf(user));
  if (!cv) return <Heading subtitle={<span {...asPrivate}>{user.fio}</span>} />;
  const missing = missingParts(cv);
  const story =
    missing.length === 0
      ? t('complete')
      : missing.length === cvParts.length
        ? t('blank')
        : t('missing', { parts: missing.map((part) => t(`lacks.${part}`)) });
  return <Heading subtitle={story} />;
}

/** The profile, with data on the left and visibility on the right. */
export default function ProfilePage() {
  const t = useTexts(profileTexts);
  const user = usePerson();
  const { data: cv, failure } = useSectionQuery(cvOf(user));
  return (
    <>
      <DataProblems />
      {cv ? (
        <OwnCv cv={cv} />
      ) : (
        <div className={styles.columns}>
          <div className={styles.parts}>
            <Person cv={null} />
            {failure && <Section title={t('cv')}>{failure}</Section>}
          </div>
        </div>
      )}
    </>
  );
}
