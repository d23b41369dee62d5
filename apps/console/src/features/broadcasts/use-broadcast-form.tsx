import { preview } from '@semestr/api/broadcasts';
import { useTexts } from '@semestr/ui/language.tsx';
import type { BroadcastAudience } from '@semestr/core/broadcasts';
import { type ReactNode, useState } from 'react';
import type { RaRecord } from 'react-admin';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import type { Saving } from '../../ui/form/RecordForm.tsx';
import type { Values } from '../../ui/form/use-record-form.tsx';
import { useCall } from '../../ui/record/use-call.ts';
import { SubmitLabel } from './Recipients.tsx';
import { broadcastTexts } from './texts.ts';
import { toAudience, toRequestBody } from './broadcast-draft.ts';

/** A pending confirmation. */
interface Prompt {
  count: number;
  audience: BroadcastAudience;
  answer: (isYes: boolean) => void;
}

/** More recipients than this require a confirmation. */
const MANY = 100;

interface BroadcastForm {
  saving: Saving & { transform: (values: Values) => Values };
  /** The confirmation dialog, while it is open. */
  question: ReactNode;
}

/**
 * Submits the form of a broadcast: prompts for confirmation when there are many recipients, and reports their number
 * afterwards.
 */
export function useBroadcastForm(): BroadcastForm {
  const t = useTexts(broadcastTexts);
  const call = useCall();
  const [prompt, setPrompt] = useState<Prompt | null>(null);

  async function agree(values: Values): Promise<boolean> {
    const body = toAudience(values);
    if (values['sendAt'] !== null || !body) return true;
    const { recipients: count } = await call(preview, { body });
    if (count <= MANY) return true;
    const { promise, resolve } = Promise.withResolvers<boolean>();
    setPrompt({ count, audience: body.audience, answer: resolve });
    return promise;
  }

  const answer = (isYes: boolean): void => {
    prompt?.answer(isYes);
    setPrompt(null);
  };
  return {
    saving: {
      agree,
      transform: toRequestBody,
      submit: <SubmitLabel />,
      successMessage: ({ recipients }: RaRecord) =>
        typeof recipients === 'number' ? t('sentTo', { count: recipients }) : t('planned'),
    },
    question: prompt && (
      <ConfirmDialog
        title={t(`many.${prompt.audience}`, { count: prompt.count })}
        confirm={t('sendTo', { count: prompt.count })}
        onConfirm={async () => answer(true)}
        onClose={() => answer(false)}
      >
        {t('manyHint')}
      </ConfirmDialog>
    ),
  };
}
