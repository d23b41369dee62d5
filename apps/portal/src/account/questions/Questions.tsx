import { dottedMoment } from '@semestr/core/dates';
import { DataText } from '@semestr/ui/DataText.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { asPrivate } from '@semestr/ui/private';
import { Section } from '@semestr/ui/Section.tsx';
import type { RequestThread } from './questions.ts';
import styles from './questions.module.css';
import { ReplyForm } from './ReplyForm.tsx';
import { formTexts } from '../../ui/form-texts.ts';
import { paperTexts } from '../../ui/papers/texts.ts';
import { questionTexts } from './texts.ts';

export const texts = [...formTexts, paperTexts, questionTexts];

/** Open questions with a form for the reply; settled ones are collapsed. */
export default function Questions({ threads }: { threads: readonly RequestThread[] }) {
  const t = useTexts(questionTexts);
  const open = threads.filter(({ isOpen }) => isOpen);
  const settled = threads.filter(({ isOpen }) => !isOpen);
  return (
    <div className={styles.questions} {...asPrivate}>
      {open.length > 0 && (
        <Section title={t('title')}>
          {open.map((thread) => (
            <article key={thread.id} className={styles.open}>
              <h3 className={styles.about}>{t('about', { number: thread.number })}</h3>
              <Messages thread={thread} />
              <ReplyForm thread={thread} />
            </article>
          ))}
        </Section>
      )}
      {settled.map((thread) => (
        <details key={thread.id} className={styles.settled}>
          <summary>{t('settled', { number: thread.number })}</summary>
          <Messages thread={thread} />
        </details>
      ))}
    </div>
  );
}

/** Questions and replies, oldest first. */
function Messages({ thread: { messages } }: { thread: RequestThread }) {
  const t = useTexts(questionTexts);
  return (
    <ol className={styles.messages}>
      {messages.map(({ id, at, isReply, text, hasDocument }) => (
        <li key={id} className={styles.message} data-reply={isReply || undefined}>
          <span className={styles.author}>
            {t(isReply ? 'you' : 'university', { date: dottedMoment(new Date(at)) })}
          </span>
          {text !== '' && (
            <p className={styles.text}>
              <DataText>{text}</DataText>
            </p>
          )}
          {hasDocument && <p className={styles.text}>{t('document')}</p>}
        </li>
      ))}
    </ol>
  );
}
