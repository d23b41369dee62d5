import type { QueuedRequest, Situation } from '@semestr/api/requests';
import { momentInTable } from '@semestr/core/moments';
import { useLanguage, useTexts } from '@semestr/ui/language.tsx';
import { today } from '../../clock.ts';
import { Fact, Section } from '../record/Section.tsx';
import styles from './pane.module.css';
import { deskTexts } from './texts.ts';
import { useKinds, useKindWords } from './use-kinds.ts';

/** History of the request, newest first. */
export function History({ request, situation }: { request: QueuedRequest; situation: Situation }) {
  const t = useTexts(deskTexts);
  const language = useLanguage();
  const words = useKindWords(useKinds()(request.kind));
  const at = (moment: string): string => momentInTable(new Date(moment), language, today());
  const entryText = ({ by, state, isTakenBack }: Situation['history'][number]): string => {
    const who = { by: by ?? t('administrator') };
    if (isTakenBack) return t('movedBack', who);
    return state === null ? t('changed', who) : t('moved', { ...who, state: words.state(state) });
  };
  return (
    <div className={styles.history}>
      <Section title={t('history')}>
        {situation.history.map((entry) => (
          <Fact key={entry.at} name={at(entry.at)} isKnown={false}>
            {entryText(entry)}
          </Fact>
        ))}
        <Fact name={at(request.createdAt)} isKnown={false}>
          {t('created')}
        </Fact>
      </Section>
    </div>
  );
}
