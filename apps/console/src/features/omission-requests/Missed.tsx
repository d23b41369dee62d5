import type { Situation } from '@semestr/api/requests';
import { WARNING_HOURS } from '@semestr/core/omissions';
import { dayMonthShort, weekdayShort } from '@semestr/core/display';
import { useLanguage, useTexts } from '@semestr/ui/language.tsx';
import { ArrowRight } from 'lucide-react';
import { Fact, Section } from '../../ui/record/Section.tsx';
import styles from './missed.module.css';
import { omissionTexts } from './texts.ts';

/** Hours missed on the days of a request, and what accepting it changes. */
export default function Missed({ situation: { omissions } }: { situation: Situation }) {
  const t = useTexts(omissionTexts);
  const language = useLanguage();
  if (omissions === null) return null;
  const { lessons, unexcused, unexcusedIfAccepted } = omissions;
  const days = [...Map.groupBy(lessons, ({ date }) => date)];
  const total = lessons.reduce((sum, { hours }) => sum + hours, 0);
  return (
    <>
      <Section title={t('missed')}>
        {days.map(([date, missed]) => (
          <Fact
            key={date}
            name={`${weekdayShort(date, language)} ${dayMonthShort(date, language)}`}
            isKnown={false}
          >
            <span className={styles.day}>
              <span>
                {missed
                  .map(({ type, subject, isExcused }) =>
                    [t('lesson', { type, subject }), ...(isExcused ? [t('excused')] : [])].join(', '),
                  )
                  .join('; ')}
              </span>
              <b>{missed.reduce((sum, { hours }) => sum + hours, 0)}</b>
            </span>
          </Fact>
        ))}
        <Fact name={t('total')} isKnown={total > 0}>
          <span className={styles.total}>
            {total === 0 ? t('nothingMissed') : t('hours', { count: total })}
          </span>
        </Fact>
      </Section>
      <Section title={t('unexcused')}>
        <div className={styles.change}>
          <dt className="visually-hidden">{t('inTerm')}</dt>
          <dd className={unexcused >= WARNING_HOURS ? styles.much : styles.hours}>
            {t('shortHours', { count: unexcused })}
          </dd>
          <ArrowRight size={16} strokeWidth={1.75} aria-hidden />
          <dt className="visually-hidden">{t('ifAccepted')}</dt>
          <dd className={unexcusedIfAccepted >= WARNING_HOURS ? styles.much : styles.hours}>
            {t('shortHours', { count: unexcusedIfAccepted })}
          </dd>
          <dd className={styles.hint}>
            {t('ifAccepted')}; {t('warningFrom', { hours: WARNING_HOURS })}
          </dd>
        </div>
      </Section>
    </>
  );
}
