import * as calls from '@semestr/api/opening';
import { contactFault, EMAIL, normaliseContact, PHONE } from '@semestr/core/contacts';
import type { FastifyInstance } from 'fastify';
import { writeAudit } from '../../domain/audit.ts';
import { actor } from '../../domain/caller.ts';
import { localized } from '../../domain/localized.ts';
import { enqueue } from '../../domain/outbox.ts';
import { invalidField } from '../../domain/refusal.ts';
import { semestr } from '../../domain/version.ts';
import { handle } from '../../http/handle.ts';
import type { Services } from '../../http/services.ts';
import { countAccounts, countAdministrators, countRecords, databaseVersion } from './facts.ts';
import { openingTexts } from './texts.ts';

export function openingRoutes(app: FastifyInstance, services: Services): void {
  const { settings, publicUrl, scan } = services;

  handle(app, services, calls.read, async ({ db, now }) => ({
    counts: await countRecords(db, now),
    gateways: settings.gateways,
    accounts: await countAccounts(db, now),
  }));

  handle(app, services, calls.installation, async ({ db }) => ({
    version: semestr,
    database: await databaseVersion(db),
    publicUrl,
    gateways: settings.gateways,
    hasPush: settings.pushServices.length > 0,
    hasScanner: scan !== null,
    administrators: await countAdministrators(db),
  }));

  handle(app, services, calls.testMessage, async ({ db, body, caller, now, language, request, refuse }) => {
    const { way } = body;
    if (!settings.gateways[way]) throw refuse('gateway-missing');
    const type = way === 'email' ? EMAIL : PHONE;
    if (contactFault(type, body.recipient) !== null) throw invalidField('recipient');
    return db.transaction(async (tx) => {
      const id = await enqueue(tx, {
        channel: way,
        recipient: normaliseContact(type, body.recipient),
        wording: {
          subject: localized(openingTexts, 'subject'),
          text: localized(openingTexts, 'text'),
          language,
        },
        now,
      });
      await writeAudit(tx, {
        now,
        ...actor(caller),
        action: 'installation.test-message',
        subject: `outbox/${id}`,
        details: { way },
        client: request.ip,
      });
      return { id };
    });
  });
}
