import * as calls from '@semestr/api/support';
import type { FastifyInstance } from 'fastify';
import { actor } from '../../domain/caller.ts';
import { accountOf } from '../../domain/credentials.ts';
import { takeAttempt } from '../../domain/sign-in-attempts.ts';
import { handle } from '../../http/handle.ts';
import { chosenLanguage } from '../../http/language.ts';
import { invalidField, refusal } from '../../domain/refusal.ts';
import type { Services } from '../../http/services.ts';
import { categoriesIn } from './categories.ts';
import { attachments, sendReport } from './report.ts';
import { employeeWorkplace, personOf } from './store.ts';
import { ticketRoutes } from './ticket-routes.ts';

/** Reports that one client may send in a quarter of an hour. */
const MAX_REPORTS = 20;

export function supportRoutes(app: FastifyInstance, services: Services): void {
  const { settings } = services;

  ticketRoutes(app, services);

  handle(app, services, calls.categories, async ({ language }) => categoriesIn(language));

  handle(app, services, calls.autocomplete, async ({ db, body, now, request, refuse }) => {
    const { login: username, password, secondFactor } = body;
    const credentials = { username, password, secondFactor, client: request.ip, now };
    const account = await accountOf(db, credentials, settings);
    if ('reason' in account) throw refuse(account.reason, account);
    return personOf(db, account.id);
  });

  handle(
    app,
    services,
    calls.report,
    async ({ db, body, caller, now, request }) => {
      const attached = await attachments(body);
      if ('wrong' in attached) throw invalidField(attached.wrong);
      // During impersonation the administrator is the sender.
      const from = { userId: caller && actor(caller).userId, language: chosenLanguage(request) };
      await sendReport(db, { report: body, from, ...attached, to: settings.supportEmail, now });
      return undefined;
    },
    {
      admit: async ({ db, request, now }) => {
        const attempt = { username: 'bug reports', client: request.ip, now };
        const until = await takeAttempt(db, attempt, MAX_REPORTS);
        if (until) throw refusal('too-many', { until });
      },
    },
  );

  handle(app, services, calls.byPersonalInfo, async ({ db, body }) => employeeWorkplace(db, body));
}
