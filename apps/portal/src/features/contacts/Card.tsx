import { type ContactCard, type ContactCards, footerOf, mayEdit } from '@semestr/core/contact-cards';
import { phone } from '@semestr/core/display';
import { Button } from '@semestr/ui/Button.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { Status, type StatusKind } from '@semestr/ui/Status.tsx';
import { asPrivate } from '@semestr/ui/private';
import {
  Check,
  CircleAlert,
  CircleCheck,
  Clock,
  CirclePlus,
  type LucideIcon,
  Mail,
  Smartphone,
} from 'lucide-react';
import { usePerson } from '../../account/person.ts';
import { CodeForm } from './CodeForm.tsx';
import { type CardProps, kindOf } from './contacts.ts';
import styles from './contacts.module.css';
import { RequestCode } from './RequestCode.tsx';
import { contactTexts } from './texts.ts';
import { ValueForm } from './ValueForm.tsx';

const icons = { phone: Smartphone, email: Mail };
const prefixes = { phone: 'tel:', email: 'mailto:' };

type State = 'confirmed' | 'open' | 'pending' | 'notSet';
const statusStyles: Record<State, { kind: StatusKind; icon: LucideIcon }> = {
  confirmed: { kind: 'done', icon: Check },
  open: { kind: 'move', icon: CircleAlert },
  pending: { kind: 'move', icon: Clock },
  notSet: { kind: 'waits', icon: CirclePlus },
};

function stateOf(state: ContactCards, card: ContactCard): State {
  if (card.id === null) return 'notSet';
  if (card.isConfirmed) return 'confirmed';
  return state.codeFor === card.type && state.entry.code.state === 'sent' ? 'pending' : 'open';
}

/** Actions of the card, by its state (specification, section 2). */
function Foot(props: CardProps) {
  const { card, state, send } = props;
  const t = useTexts(contactTexts);
  const isLocked = usePerson().impersonatedBy !== undefined;
  const foot = footerOf(state, card);
  if (foot === 'save' || foot === 'bind') return <ValueForm {...props} />;
  if (foot === 'send') return <CodeForm {...props} />;
  if (foot === 'confirm' || foot === 'expired') return <RequestCode {...props} />;
  if (foot === 'confirmed')
    return (
      <p className={styles.confirmed}>
        <CircleCheck size={20} strokeWidth={1.75} aria-hidden />
        {t('isConfirmed')}
      </p>
    );
  return (
    <div>
      <Button
        disabled={isLocked || !mayEdit(state, card.type)}
        onClick={() => send({ type: 'edit', card: card.type })}
      >
        {t('add')}
        <span className="visually-hidden">: {t(`${kindOf(card)}.title`)}</span>
      </Button>
    </div>
  );
}

/** A contact with its state and the next action. */
export function Card(props: CardProps) {
  const { card, state, send } = props;
  const t = useTexts(contactTexts);
  const isLocked = usePerson().impersonatedBy !== undefined;
  const kind = kindOf(card);
  const Icon = icons[kind];
  const status = stateOf(state, card);
  const foot = footerOf(state, card);
  const isEditing = foot === 'save' || foot === 'bind';
  return (
    <section className={styles.card} aria-labelledby={`contact-${kind}`}>
      <div className={styles.top}>
        <div className={styles.title}>
          <Icon size={20} strokeWidth={1.75} aria-hidden />
          <h2 id={`contact-${kind}`}>{t(`${kind}.title`)}</h2>
          <Status {...statusStyles[status]}>
            {t(kind === 'email' ? `statesEmail.${status}` : `states.${status}`)}
          </Status>
        </div>
        {card.id !== null && !isEditing && (
          <p className={styles.value} {...asPrivate}>
            <a href={prefixes[kind] + card.value}>{kind === 'phone' ? phone(card.value) : card.value}</a>
          </p>
        )}
        <p className={styles.second}>{t(`${kind}.use`)}</p>
        {isEditing && (
          <Button look="text" className={styles.edit} onClick={() => send({ type: 'cancel' })}>
            {t('cancel')}
          </Button>
        )}
        {card.id !== null && mayEdit(state, card.type) && !isLocked && (
          <Button look="text" className={styles.edit} onClick={() => send({ type: 'edit', card: card.type })}>
            {t('edit')}
            <span className="visually-hidden">: {t(`${kind}.title`)}</span>
          </Button>
        )}
      </div>
      <div className={styles.foot}>
        <Foot {...props} />
      </div>
    </section>
  );
}
