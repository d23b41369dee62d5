import { numberIn } from '@semestr/core/display';
import { type Audience, send } from '@semestr/api/invitations';
import { type InvitationWay, MAX_INVITED } from '@semestr/core/invitations';
import { Button } from '@semestr/ui/Button.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { Mail, MessageSquare } from 'lucide-react';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { useCall } from '../../ui/record/use-call.ts';
import { invitationTexts } from './texts.ts';
import { type InvitationCounts, InvitationMethod } from './InvitationMethod.tsx';

const icons = { email: Mail, sms: MessageSquare } as const;
const countFields = { email: 'byEmail', sms: 'bySms' } as const;

interface MessageMethodProps {
  way: InvitationWay;
  audience: Audience;
  counted: InvitationCounts;
  onDone: () => void;
}

/** Sends the links by e-mail or text message to everyone with an address, after a confirmation. */
export function MessageMethod({ way, audience, counted, onDone }: MessageMethodProps) {
  const t = useTexts(invitationTexts);
  const call = useCall();
  const notify = useNotify();
  const [isAsking, setAsking] = useState(false);
  const { people, gateways } = counted;
  const reached = counted[countFields[way]];
  const count = Math.min(reached, MAX_INVITED);
  const Icon = icons[way];
  const format = (number: number): string => numberIn(t.language, number);

  async function confirm(): Promise<void> {
    const { sent } = await call(send, { body: { ...audience, way } });
    notify(t(`${way}.sent`, { count: sent }));
    setAsking(false);
    onDone();
  }

  return (
    <InvitationMethod
      title={t(`${way}.title`)}
      hint={t(`${way}.hint`, { reached: format(reached), people: format(people) })}
      warning={gateways[way] || reached === 0 ? undefined : t(`${way}.noGateway`)}
    >
      <Button disabled={reached === 0} onClick={() => setAsking(true)}>
        <Icon size={16} strokeWidth={1.75} aria-hidden />
        {t(`${way}.action`, { number: format(count) })}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t(`${way}.question`, { count })}
          confirm={t('send')}
          onConfirm={confirm}
          onClose={() => setAsking(false)}
        >
          {gateways[way] ? null : t(`${way}.noGateway`)}
        </ConfirmDialog>
      )}
    </InvitationMethod>
  );
}
