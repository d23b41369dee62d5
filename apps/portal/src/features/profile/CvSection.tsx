import type { Cv } from '@semestr/api/cv';
import { MAX_REFERENCES, MAX_SKILLS, MAX_SUMMARY } from '@semestr/core/cv';
import { useTexts } from '@semestr/ui/language.tsx';
import { Second, Section } from '@semestr/ui/Section.tsx';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CvSectionName } from './profile.ts';
import styles from './profile.module.css';
import { profileTexts } from './texts.ts';

/** How much may stand in a section. */
export const limits = {
  summary: MAX_SUMMARY,
  references: MAX_REFERENCES,
  skills: MAX_SKILLS,
} as const satisfies Record<CvSectionName, number>;

/** How much stands in each section of a CV. */
export const amounts = {
  summary: ({ summary }: Cv) => summary?.length ?? 0,
  references: ({ references }: Cv) => references.length,
  skills: ({ skills }: Cv) => skills.length,
} as const satisfies Record<CvSectionName, (cv: Cv) => number>;

interface CvSectionProps {
  name: CvSectionName;
  /** Of so much as may stand there. */
  amount: number;
  isUnsaved: boolean;
  /** When it was saved on this visit. */
  savedAt?: string | undefined;
  action?: ReactNode;
  children: ReactNode;
}

/** A section of the CV: beside its title stand how much is in it, and whether that is saved. */
export function CvSection({ name, amount, isUnsaved, savedAt, action, children }: CvSectionProps) {
  const t = useTexts(profileTexts);
  return (
    <Section
      title={t(`${name}.title`)}
      note={
        <span className={styles.state}>
          {amount > 0 && <Second>{t(`${name}.count`, { now: amount, max: limits[name] })}</Second>}
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
