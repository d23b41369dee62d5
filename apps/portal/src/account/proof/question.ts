import { faultTexts } from '@semestr/api/faults';
import { state } from '@semestr/api/second-factor';
import { loadTexts } from '@semestr/core/texts';
import { fetchPart } from '@semestr/ui/connection/fetch-part';
import { fieldTexts } from '@semestr/ui/fields/texts';
import { language } from '@semestr/ui/language.tsx';
import type { ComponentType } from 'react';
import { client } from '../../client/client.ts';
import { proofTexts } from './texts.ts';
import type { ProofDialogProps } from './ProofDialog.tsx';

/** A pending verification, with the dialog that shows it. */
interface Question extends ProofDialogProps {
  Dialog: ComponentType<ProofDialogProps>;
}

let question: Question | null = null;
const listeners = new Set<() => void>();

function set(next: Question | null): void {
  question = next;
  for (const listener of listeners) listener();
}

export const currentQuestion = (): Question | null => question;

export function onQuestion(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows the dialog until it is answered. Loads its data first; if that fails, the waiting call fails too. */
async function show(): Promise<boolean> {
  const [{ isOn: hasCodes }, { ProofDialog: Dialog }] = await Promise.all([
    client.call(state, {}),
    fetchPart(() => import('./ProofDialog.tsx')),
    fetchPart(() => loadTexts(language.get(), [proofTexts, faultTexts, fieldTexts])),
  ]);
  const { promise, resolve } = Promise.withResolvers<boolean>();
  set({ hasCodes, Dialog, answer: resolve });
  return promise.finally(() => set(null));
}

let asking: Promise<boolean> | null = null;

/** Prompts for step-up verification and resolves to its result. Concurrent calls share one prompt. */
export function requestStepUp(): Promise<boolean> {
  asking ??= show().finally(() => {
    asking = null;
  });
  return asking;
}
