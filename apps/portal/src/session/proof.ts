import type { Client } from '@semestr/api/client';
import { PROOF_FIRST } from '@semestr/api/endpoint';
import { withRecovery } from './retry-client.ts';

/** Prompts for step-up verification; resolves to whether it succeeded. */
type Prompt = () => Promise<boolean>;

let prompt: Prompt | undefined;

/** Registers the prompt. Called once the layout of signed-in pages is loaded. */
export const registerPrompt = (asker: Prompt): void => {
  prompt = asker;
};

/**
 * Creates a client that prompts for step-up verification when the server requires it, and then repeats the call. If the
 * user cancels, the call fails with that reason.
 */
export const withStepUp = (client: Client): Client =>
  withRecovery(
    client,
    () => async (refusal) => (refusal.reason === PROOF_FIRST && (await prompt?.()) ? 'again' : refusal),
  );
