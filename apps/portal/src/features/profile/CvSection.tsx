import type { Cv } from '@semestr/api/cv';
import { MAX_REFERENCES, MAX_SKILLS, MAX_SUMMARY } from '@semestr/core/cv';
import { useTexts } from '@semestr/ui/language.tsx';
import { Caption, Section } from '@semestr/ui/Section.tsx';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CvSectionName } from './profile.ts';
import styles from './profile.module.css';
import { profileTexts } from './texts.ts';

/** Maximum amount of content per section. */
export const limits = {
  summary: MAX_SUMMARY,
  references: MAX_REFERENCES,
  skills: MAX_SKILLS,
} as const satisfies Record<CvSectionName, number>;

/** Amount of content in each section of a CV. */
export const amounts = {
  summary: ({ summary }: Cv) => summary?.length ?? 0,
  references: ({ references }: Cv) => references.length,
  skills: ({ skills }: Cv) => skills.length,
} as const satisfies Record<CvSectionName, (cv: Cv) => number>;

interface CvSectionProps {
  name: CvSectionName;
  /** Amount of content, out of the section's limit. */
  amount: number;
  isUnsaved: boolean;
  /** Time of the last save during this visit. */
  savedAt?: string | undefined;
  action?: ReactNode;
  children: ReactNode;
}

/** A section of the CV. Its title shows the amount of content and whether it is saved. */
export function CvSection({ name, amount, isUnsaved, savedAt, action, children }: CvSectionProps) {
  const t = useTexts(profileTexts);
  return (
    <Section
      title={t(`${name}.title`)}
      note={
        <span className={styles.state}>
          {amount > 0 && <Caption>{t(`${name}.count`, { now: amount, max: limits[name] })}</Caption>}
          <span role="status">
            {isUnsaved ? (
              <span className={styles.unsaved}>{t('unsaved')}</span>
            ) : (
              savedAt !== undefined && (
                <span className={styles.saved}>
                  <Check size={16} strokeWidth={1.75} aria-hidden />
                  {t('savedAt', { time: savedAt })}
                </span>
              )
            )}
          </span>
          {action}
        </span>
      }
    >
      {children}
    </Section>
  );
}
