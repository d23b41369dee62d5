import type { FoundPerson } from '@semestr/api/access';
import { localTime } from '@semestr/core/dates';
import { phone } from '@semestr/core/display';
import { highlightsOf } from '@semestr/core/names/highlight';
import { momentInWords } from '@semestr/core/moments';
import { IconButton } from '@semestr/ui/Button.tsx';
import { useLanguage, useTexts } from '@semestr/ui/language.tsx';
import { Matched } from '@semestr/ui/Matched.tsx';
import { Status } from '@semestr/ui/Status.tsx';
import { Ban, UserRoundCog } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { today } from '../../clock.ts';
import { session } from '../../session/session.ts';
import { type ImpersonatedStudent, ActAsStudent } from '../../ui/access/ActAsStudent.tsx';
import { accessTexts } from '../../ui/access/texts.ts';
import styles from './access.module.css';
import { accessScreenTexts } from './texts/index.ts';
import type { SelectedPerson } from './use-address.ts';

interface HitsProps {
  people: readonly FoundPerson[];
  /** Search text. */
  words: string;
  opened: SelectedPerson | undefined;
  pathOf: (person: SelectedPerson) => string;
}

/** Keeps the selected person visible in a long list. */
const bringIntoView = (hit: HTMLElement | null): void => hit?.scrollIntoView({ block: 'nearest' });

/** Search results, each with a short form of its sign-in blocker. */
export function Hits({ people, words, opened, pathOf }: HitsProps) {
  const t = useTexts(accessScreenTexts);
  const own = useTexts(accessTexts);
  const isActing = session.may('impersonation', 'write');
  const [acted, setActed] = useState<ImpersonatedStudent | null>(null);
  const marked = highlightsOf(words);
  return (
    <>
      <ul className={styles.hits} data-behind={opened !== undefined || undefined} aria-label={t('people')}>
        {people.map((person) => {
          const { kind, id, name, cardNumber } = person;
          const isOpen = opened?.kind === kind && opened.id === id;
          return (
            <li
              key={`${kind}/${id}`}
              ref={isOpen ? bringIntoView : undefined}
              className={styles.hit}
              data-open={isOpen || undefined}
            >
              <Link to={pathOf(person)} className={styles.hitName} aria-current={isOpen || undefined}>
                <Matched text={name} words={marked} />
              </Link>
              <span className={styles.hitFacts}>
                <span>{cardNumber ?? person.username}</span>
                <span>{person.group ?? t(`roles.${person.role}`)}</span>
                <span data-known={person.phone !== null}>
                  {person.phone === null ? t('notSet') : phone(person.phone)}
                </span>
                <span data-known={person.email !== null} className={styles.email}>
                  {person.email ?? t('notSetFeminine')}
                </span>
              </span>
              <span className={styles.hitState}>
                <State person={person} />
              </span>
              {isActing && cardNumber !== null && person.username !== null && (
                <IconButton
                  label={own('actAs.openFor', { name })}
                  title={own('actAs.open')}
                  className={styles.hitAct}
                  onClick={() => setActed({ cardNumber, name })}
                >
                  <UserRoundCog size={16} strokeWidth={1.75} aria-hidden />
                </IconButton>
              )}
            </li>
          );
        })}
      </ul>
      {acted && <ActAsStudent student={acted} onClose={() => setActed(null)} />}
    </>
  );
}

function State({ person: { blocker, lastSignInAt } }: { person: FoundPerson }) {
  const t = useTexts(accessScreenTexts);
  const language = useLanguage();
  if (blocker) {
    const { cause, until } = blocker;
    return (
      <Status kind="refused" icon={Ban}>
        {until === null ? t(`short.${cause}`) : t('shutUntil', { time: localTime(new Date(until)) })}
      </Status>
    );
  }
  if (lastSignInAt === null) return t('never');
  return t('entered', { moment: momentInWords(new Date(lastSignInAt), language, today()) });
}
