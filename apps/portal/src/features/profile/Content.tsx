import type { Cv } from '@semestr/api/cv';
import { readReference } from '@semestr/core/cv';
import { useTexts } from '@semestr/ui/language.tsx';
import { asPrivate } from '@semestr/ui/private';
import { Caption } from '@semestr/ui/Section.tsx';
import { Reference } from '../../ui/cv/Reference.tsx';
import { amounts, limits } from './CvSection.tsx';
import type { CvSectionName } from './profile.ts';
import styles from './profile.module.css';
import { profileTexts } from './texts.ts';

const Summary = ({ cv }: { cv: Cv }) => (
  <p className={styles.summary} lang="ru" {...asPrivate}>
    {cv.summary}
  </p>
);

const References = ({ cv }: { cv: Cv }) => (
  <ul className={styles.references} {...asPrivate}>
    {cv.references.map((one) => (
      <li key={one.id}>
        <Reference reference={one} />
        {readReference(one).href !== null && <Caption>{one.reference}</Caption>}
      </li>
    ))}
  </ul>
);

const Skills = ({ cv }: { cv: Cv }) => (
  <ul className={styles.skills} lang="ru" {...asPrivate}>
    {cv.skills.map(({ name }) => (
      <li key={name}>{name}</li>
    ))}
  </ul>
);

const contents = { summary: Summary, references: References, skills: Skills } as const;

/** Content of a section, or a hint about possible content when it is empty. */
export function Content({ name, cv }: { name: CvSectionName; cv: Cv }) {
  const t = useTexts(profileTexts);
  const SectionContent = contents[name];
  if (amounts[name](cv) > 0) return <SectionContent cv={cv} />;
  return (
    <p className={styles.none}>
      <Caption>{t(`${name}.none`, { max: limits[name] })}</Caption>
    </p>
  );
}
