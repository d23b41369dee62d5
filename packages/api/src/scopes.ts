import { type ApiTokenScope, scopeOf } from '@semestr/core/api-tokens';
import { changesState, type Endpoint, isSessionOnly } from './endpoint.ts';

/** The scope that a call asks of a token; null where no token makes it. */
export const scopeOfCall = (call: Endpoint): ApiTokenScope | null =>
  isSessionOnly(call) ? null : scopeOf({ access: call.access, changesState: changesState(call) });
