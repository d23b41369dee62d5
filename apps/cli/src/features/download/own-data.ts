import { contract, type StatedCall } from '@semestr/api/contract';
import { changesState, type Endpoint, fileOf, isEndless } from '@semestr/api/endpoint';
import * as z from 'zod/mini';

const needsNothing = ({ params, query }: Endpoint): boolean =>
  params === undefined && (query === undefined || z.safeParse(query, {}).success);

/** Every call that returns the user's own data and needs no parameters. */
export const ownData: readonly StatedCall[] = contract.filter(
  ({ call }) =>
    call.method === 'GET' &&
    call.access === 'signed-in' &&
    !changesState(call) &&
    fileOf(call) === null &&
    !isEndless(call) &&
    needsNothing(call),
);

/** Every file of the user that needs no number. */
export const ownFiles = ['group-list', 'markbook', 'cv'] as const;
