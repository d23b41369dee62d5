import type { Situation } from '@semestr/api/access';
import { localTime } from '@semestr/core/dates';
import { useTexts } from '@semestr/ui/language.tsx';
import { Section } from '@semestr/ui/Section.tsx';
import { Status } from '@semestr/ui/Status.tsx';
import { Ban } from 'lucide-react';
import styles from './person.module.css';
import { Fact, Facts } from './Facts.tsx';
import { accessScreenTexts } from './texts/index.ts';

/** Limits on attempts, and those that are used up. */
export function AttemptFacts({ situation: { attempts } }: { situation: Situation }) {
  const t = useTexts(accessScreenTexts);
  return (
    <Section className={styles.section} title={t('attempts.title')}>
      <Facts>
        {attempts.map(({ kind, left, limit, until }) => (
          <Fact
            key={kind}
            name={t(`attempts.${kind}`)}
            end={
              until !== null && (
                <Status kind="refused" icon={Ban}>
                  {t('attempts.until', { time: localTime(new Date(until)) })}
                </Status>
              )
            }
          >
            <span className={left === 0 ? styles.trouble : undefined}>
              {t('attempts.left', { left, limit })}
            </span>
          </Fact>
        ))}
      </Facts>
    </Section>
  );
}
