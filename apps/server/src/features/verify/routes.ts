import * as calls from '@semestr/api/verify';
import { sourceLanguage } from '@semestr/core/languages';
import type { FastifyInstance } from 'fastify';
import { institutionName } from '../../domain/institution.ts';
import { holds } from '../../domain/issued-papers.ts';
import { publicKeyOf, signedPaper } from '../../domain/paper-keys.ts';
import { handle } from '../../http/handle.ts';
import type { Services } from '../../domain/services.ts';

export function verifyRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services;

  handle(app, services, calls.key, async () => {
    const key: calls.PaperKey = { kty: 'OKP', crv: 'Ed25519', x: await publicKeyOf(db) };
    return key;
  });

  handle(app, services, calls.paper, async ({ params }): Promise<calls.Verdict> => {
    const paper = await signedPaper(db, params.token);
    // Nothing is looked up by a number that anybody could guess.
    if (!paper) return { state: 'unknown' };
    const { kind, number, date, holder } = paper;
    // As it stands on the paper, which is in Russian whoever reads it.
    const institution = await institutionName(db, sourceLanguage);
    const state = (await holds(db, paper)) ? 'valid' : 'withdrawn';
    return { state, paper: { kind, number, date, holder, institution } };
  });
}
