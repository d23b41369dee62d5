import { ApiError } from '@semestr/api/client';
import * as calls from '@semestr/api/contacts';
import { mayRequest } from '@semestr/core/contact-cards';
import { Banner } from '@semestr/ui/Banner.tsx';
import { Button } from '@semestr/ui/Button.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { toast } from '@semestr/ui/toast';
import { usePerson } from '../../account/person.ts';
import { MutationError } from '../../ui/MutationError.tsx';
import { momentNow } from '../../hydration/now.ts';
import { useApiMutation } from '../../ui/use-api-mutation.ts';
import { type CardProps, kindOf, untilOf } from './contacts.ts';
import styles from './contacts.module.css';
import { contactTexts } from './texts.ts';

/** Refusals with messages that name the contact. */
const messagesWithContact = {
  'code-already-sent': 'codeAlreadySent',
  'code-not-sent': 'codeNotSent',
} as const;

const namesContact = (reason: string): reason is keyof typeof messagesWithContact =>
  Object.hasOwn(messagesWithContact, reason);

/** Requests a first or further code. */
export function RequestCode({ card, state, send }: CardProps) {
  const t = useTexts(contactTexts);
  const kind = kindOf(card);
  const isLocked = usePerson().impersonatedBy !== undefined;
  const act = useApiMutation(calls.sendCode, {
    done: ({ codeExpiredTime }) => {
      toast('success', t(`${kind}.codeSent`));
      send({ type: 'code-sent', card: card.type, expiresAt: new Date(codeExpiredTime), left: null });
    },
  });
  const reason = act.error instanceof ApiError ? act.error.reason : null;
  const { code, attempts } = state.entry;
  const isExpired = state.codeFor === card.type && code.state === 'expired';

  async function request(id: number): Promise<void> {
    const error = await act.run({ body: id });
    if (error instanceof ApiError && error.reason === 'blocked')
      send({ type: 'locked-out', card: card.type, until: untilOf(error) });
  }
  const { id } = card;
  return (
    <>
      {reason !== null && namesContact(reason) ? (
        <Banner kind="warning" isAnnounced>
          {t(`${kind}.${messagesWithContact[reason]}`)}
        </Banner>
      ) : (
        <MutationError act={act} />
      )}
      {isExpired && <p className={styles.expired}>{t('expired')}</p>}
      <div className={styles.actions}>
        <Button
          look="primary"
          isPending={act.isPending}
          disabled={isLocked || !mayRequest(state, card, new Date(momentNow()))}
          onClick={() => void (id !== null && request(id))}
        >
          {t(isExpired ? 'again' : 'confirm')}
        </Button>
        <span className={styles.second}>
          {code.state === 'sent' ? t('whilePending') : t('attempts', { left: attempts.left })}
        </span>
      </div>
    </>
  );
}
