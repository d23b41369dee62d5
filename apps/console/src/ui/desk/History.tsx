import type { QueuedRequest, Situation } from '@semestr/api/requests';
import { momentInTable } from '@semestr/core/moments';
import { useLanguage, useTexts } from '@semestr/ui/language.tsx';
import { today } from '../../layout/clock.ts';
import { Fact, Section } from '../record/Section.tsx';
import styles from './pane.module.css';
import { deskTexts } from './texts.ts';
import { useKinds, useKindWords } from './use-kinds.ts';

/** What happened with the request, the newest first. */
export function History({ request, situation }: { request: QueuedRequest; situation: Situation }) {
  const t = useTexts(deskTexts);
  const language = useLanguage();
  const words = useKindWords(useKinds()(request.kind));
  const at = (moment: string): string => momentInTable(new Date(moment), language, today());
  const told = ({ by, state, isTakenBack }: Situation['history'][number]): string => {
    const who = { by: by ?? t('somebody') };
    if (isTakenBack) return t('movedBack', who);
    return state === null ? t('changed', who) : t('moved', { ...who, state: words.state(state) });
  };
  return (
    <div className={styles.history}>
      <Section title={t('history')}>
        {situation.history.map((deed) => (
          <Fact key={deed.at} name={at(deed.at)} isKnown={false}>
            {told(deed)}
          </Fact>
        ))}
        <Fact name={at(request.createdAt)} isKnown={false}>
          {t('created')}
        </Fact>
      </Section>
    </div>
  );
}
