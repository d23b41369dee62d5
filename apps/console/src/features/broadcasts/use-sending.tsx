import { preview } from '@semestr/api/broadcasts';
import { useTexts } from '@semestr/ui/language.tsx';
import { type ReactNode, useState } from 'react';
import type { RaRecord } from 'react-admin';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import type { Saving } from '../../ui/form/RecordForm.tsx';
import type { Values } from '../../ui/form/use-storing.tsx';
import { useCall } from '../../ui/record/use-call.ts';
import { SubmitLabel } from './Recipients.tsx';
import { broadcastTexts } from './texts.ts';
import { audienceIn, sendingOf } from './written.ts';

/** More recipients than this require a confirmation. */
const MANY = 100;

interface Sending {
  saving: Saving & { transform: (values: Values) => Values };
  /** The confirmation dialog, while it is open. */
  question: ReactNode;
}

/**
 * Submits the form of a broadcast: prompts for confirmation when there are many recipients, and reports their number
 * afterwards.
 */
export function useSending(): Sending {
  const t = useTexts(broadcastTexts);
  const call = useCall();
  const [asked, setAsked] = useState<{ count: number; answer: (isYes: boolean) => void } | null>(null);

  async function agree(values: Values): Promise<boolean> {
    const audience = audienceIn(values);
    if (values['sendAt'] !== null || !audience) return true;
    const { recipients: count } = await call(preview, { body: audience });
    if (count <= MANY) return true;
    const { promise, resolve } = Promise.withResolvers<boolean>();
    setAsked({ count, answer: resolve });
    return promise;
  }

  const answer = (isYes: boolean): void => {
    asked?.answer(isYes);
    setAsked(null);
  };
  return {
    saving: {
      agree,
      transform: sendingOf,
      submit: <SubmitLabel />,
      successMessage: ({ recipients }: RaRecord) =>
        typeof recipients === 'number' ? t('sentTo', { count: recipients }) : t('planned'),
    },
    question: asked && (
      <ConfirmDialog
        title={t('many', { count: asked.count })}
        confirm={t('sendTo', { count: asked.count })}
        onConfirm={async () => answer(true)}
        onClose={() => answer(false)}
      >
        {t('manyHint')}
      </ConfirmDialog>
    ),
  };
}
