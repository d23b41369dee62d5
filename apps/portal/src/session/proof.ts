import type { Client } from '@semestr/api/client';
import { PROOF_FIRST } from '@semestr/api/endpoint';
import { recovering } from './recovering.ts';

/** Asks somebody who they are; whether they have proven it. */
type Ask = () => Promise<boolean>;

let ask: Ask | undefined;

/** How it is asked: nobody can, until what stands around the pages of the signed-in is here. */
export const askForProofBy = (asker: Ask): void => {
  ask = asker;
};

/**
 * A client that asks the person who they are where the server wants that proven first, and then goes on with what they
 * were about to do: no screen knows of it. Whoever does not answer reads in its place why nothing was done.
 */
export const provenFirst = (client: Client): Client =>
  recovering(
    client,
    () => async (refusal) => (refusal.reason === PROOF_FIRST && (await ask?.()) ? 'again' : refusal),
  );
