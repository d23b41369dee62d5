import type { Situation } from '@semestr/api/access';
import { localDate, localTime } from '@semestr/core/dates';
import { Button } from '@semestr/ui/Button.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { Section } from '@semestr/ui/Section.tsx';
import { useDeviceText } from '../../ui/access/use-device-text.ts';
import { canActOnAccount } from './help.ts';
import styles from './person.module.css';
import { Fact, Facts } from './Facts.tsx';
import { moveFocusToHeading } from './move-focus.ts';
import type { ConfirmedAction } from './AccountDialog.tsx';
import { accessScreenTexts } from './texts/index.ts';

interface SessionFactsProps {
  situation: Situation;
  onAsk: (action: ConfirmedAction) => void;
}

/** The password link, and the active sessions. */
export function SessionFacts({ situation, onAsk }: SessionFactsProps) {
  const { link, sessions } = situation;
  const isHelped = canActOnAccount(situation);
  const t = useTexts(accessScreenTexts);
  const deviceText = useDeviceText();
  const end = link && new Date(link.expiresAt);
  return (
    <Section className={styles.section} title={t('sessions.title')}>
      <Facts>
        <Fact name={t('sessions.link')} isKnown={end !== null}>
          {end
            ? t('sessions.linkUntil', { date: localDate(end), time: localTime(end) })
            : t('sessions.noLink')}
        </Fact>
        {sessions.length === 0 && (
          <Fact name={t('sessions.session')} isKnown={false}>
            {t('sessions.none')}
          </Fact>
        )}
        {sessions.map((session) => {
          const device = session.isImpersonated ? t('sessions.acting') : deviceText(session.userAgent);
          return (
            <Fact
              key={session.id}
              name={t('sessions.session')}
              end={
                isHelped && (
                  <Button
                    ref={moveFocusToHeading}
                    look="text"
                    aria-label={`${t('sessions.end')}: ${device}`}
                    onClick={() => onAsk({ session })}
                  >
                    {t('sessions.end')}
                  </Button>
                )
              }
            >
              {device}{' '}
              <span className={styles.detail}>
                {t('sessions.since', { date: localDate(new Date(session.createdAt)) })}
              </span>
            </Fact>
          );
        })}
      </Facts>
    </Section>
  );
}
