import type { Client } from '@semestr/api/client';
import { PROOF_FIRST } from '@semestr/api/endpoint';
import { recovering } from './retry-client.ts';

/** Prompts for step-up verification; resolves to whether it succeeded. */
type Ask = () => Promise<boolean>;

let ask: Ask | undefined;

/** Registers the prompt, which is not available until the layout of signed-in pages is loaded. */
export const askForProofBy = (asker: Ask): void => {
  ask = asker;
};

/**
 * Creates a client that prompts for step-up verification when the server requires it, and then repeats the call:
 * screens need not handle it. When the user cancels, the call fails with the reason.
 */
export const withStepUp = (client: Client): Client =>
  recovering(
    client,
    () => async (refusal) => (refusal.reason === PROOF_FIRST && (await ask?.()) ? 'again' : refusal),
  );
