import { localTime } from '@semestr/core/dates';
import { useTexts } from '@semestr/ui/language.tsx';
import { Section } from '@semestr/ui/Section.tsx';
import { Splash } from '../../ui/page/Splash.tsx';
import { Limit } from '../../ui/Limit.tsx';
import { contactTexts } from './texts.ts';

/** Delay between the end of the lock and the reload of the contacts (specification, section 9), in milliseconds. */
const RELOAD_MS = 2000;

/** Shown when no attempts are left, with the end of the lock if the server sends it. */
export function Blocked({ until, onEnd }: { until: Date | null; onEnd: () => void }) {
  const t = useTexts(contactTexts);
  return (
    <Section title={t('limit')}>
      {until ? (
        <Limit text={t('limitText')} until={until} onEnd={() => setTimeout(onEnd, RELOAD_MS)}>
          {t('limitAt', { time: localTime(until) })}
        </Limit>
      ) : (
        <Splash />
      )}
    </Section>
  );
}
