import type { QueuedRequest, Situation } from '@semestr/api/requests';
import { inOrder } from '@semestr/core/dates';
import { momentInTable } from '@semestr/core/moments';
import { useLanguage, useTexts } from '@semestr/ui/language.tsx';
import { today } from '../../clock.ts';
import { Fact, Section } from '../record/Section.tsx';
import styles from './pane.module.css';
import { deskTexts } from './texts.ts';
import { threadTexts } from './thread/texts.ts';
import { useThread } from './thread/use-thread.ts';
import { useKinds, useKindWords } from './use-kinds.ts';

/** Decisions and assignments of the request, newest first. */
export function History({ request, situation }: { request: QueuedRequest; situation: Situation }) {
  const t = useTexts(deskTexts);
  const language = useLanguage();
  const words = useKindWords(useKinds()(request.kind));
  const thread = useTexts(threadTexts);
  const { data } = useThread(request);
  const at = (moment: string): string => momentInTable(new Date(moment), language, today());
  const entryText = ({ by, state, isTakenBack }: Situation['history'][number]): string => {
    const who = { by: by ?? t('administrator') };
    if (isTakenBack) return t('movedBack', who);
    return state === null ? t('changed', who) : t('moved', { ...who, state: words.state(state) });
  };
  const assigned = (data?.events ?? []).filter(({ event }) => event === 'assigned');
  const entries = [
    ...situation.history.map((entry) => ({ key: entry.at, at: entry.at, text: entryText(entry) })),
    ...assigned.map(({ id, at: moment, author, assignee }) => {
      const by = author ?? thread('someone');
      const text =
        assignee === null
          ? thread('events.unassigned', { author: by })
          : thread('events.assigned', { author: by, assignee });
      return { key: `event ${id}`, at: moment, text };
    }),
  ].toSorted((one, other) => inOrder(other.at, one.at));
  return (
    <div className={styles.history}>
      <Section title={t('history')}>
        {entries.map((entry) => (
          <Fact key={entry.key} name={at(entry.at)} isKnown={false}>
            {entry.text}
          </Fact>
        ))}
        <Fact name={at(request.createdAt)} isKnown={false}>
          {t('created')}
        </Fact>
      </Section>
    </div>
  );
}
