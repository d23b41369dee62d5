import * as calls from '@semestr/api/verify';
import { sourceLanguage } from '@semestr/core/languages';
import type { FastifyInstance } from 'fastify';
import { institutionName } from '../../domain/institution.ts';
import { stillMatches } from '../../domain/issued-papers.ts';
import { publicKeyOf, signedPaper } from '../../domain/paper-keys.ts';
import { handle } from '../../http/handle.ts';
import type { Services } from '../../http/services.ts';

export function verifyRoutes(app: FastifyInstance, services: Services): void {
  handle(app, services, calls.key, async ({ db }) => {
    const key: calls.PaperKey = { kty: 'OKP', crv: 'Ed25519', x: await publicKeyOf(db) };
    return key;
  });

  handle(app, services, calls.paper, async ({ db, params }): Promise<calls.Verdict> => {
    const paper = await signedPaper(db, params.token);
    // Never looks up a number, which could be guessed.
    if (!paper) return { state: 'unknown' };
    const { kind, number, date, holder } = paper;
    // As printed on the document, which is always in Russian.
    const institution = await institutionName(db, sourceLanguage);
    const state = (await stillMatches(db, paper)) ? 'valid' : 'withdrawn';
    return { state, paper: { kind, number, date, holder, institution } };
  });
}
