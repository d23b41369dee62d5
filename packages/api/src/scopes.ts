import { type ApiTokenScope, scopeOf } from '@semestr/core/api-tokens';
import { changesState, type Endpoint, isSessionOnly } from './endpoint.ts';

/** Returns the scope that a token needs for a call; null when the call accepts no token. */
export const scopeOfCall = (call: Endpoint): ApiTokenScope | null =>
  isSessionOnly(call) ? null : scopeOf({ access: call.access, changesState: changesState(call) });
