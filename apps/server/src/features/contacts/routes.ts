import * as calls from '@semestr/api/contacts';
import { contactFault, type ContactType, normaliseContact } from '@semestr/core/contacts';
import type { FastifyInstance } from 'fastify';
import { contacts } from '../../db/tables/users.ts';
import { assertNotStaff } from '../../domain/account-care.ts';
import { rememberLanguage } from '../../domain/accounts.ts';
import { actor as actorOf } from '../../domain/caller.ts';
import { assertInOwnFaculty } from '../../domain/own-faculty.ts';
import type { Call } from '../../http/call.ts';
import { handle } from '../../http/handle.ts';
import { chosenLanguage } from '../../http/language.ts';
import { invalidField, refusal } from '../../domain/refusal.ts';
import type { Services } from '../../http/services.ts';
import {
  changeContact,
  confirmContact,
  confirmForOwner,
  contactsOf,
  createContact,
  requestCode,
} from './store.ts';

/** Returns the normalised value; null when it is invalid for its type. */
const valueOf = (type: ContactType, text: string): string | null =>
  contactFault(type, text) === null ? normaliseContact(type, text) : null;

export function contactRoutes(app: FastifyInstance, services: Services): void {
  const { settings } = services;
  const actor = ({ caller, request, now }: Pick<Call<typeof calls.list>, 'caller' | 'request' | 'now'>) => ({
    userId: caller.userId,
    client: request.ip,
    now,
  });

  handle(app, services, calls.list, async ({ db, caller, now, refuse }) => {
    const found = await contactsOf(db, caller.userId, now);
    if ('until' in found) throw refuse('blocked', { until: found.until });
    return {
      contactDtoList: found.contacts,
      numberOfAttempts: found.left,
      mobilePhoneAttempts: found.left,
      emailAttempts: found.left,
      contactBanExpiredTime: null,
    };
  });

  handle(app, services, calls.create, async (call) => {
    const type = call.body.contactTypeId;
    const value = valueOf(type, call.body.contactValue);
    if (value === null) throw invalidField('contactValue');
    const id = await createContact(call.db, actor(call), { type, value });
    if (id === null) throw call.refuse('contact-same');
    return id;
  });

  async function change(call: Call<typeof calls.change | typeof calls.changeByPut>): Promise<undefined> {
    const { id, contactValue } = call.body;
    await changeContact(call.db, actor(call), id, (type) => valueOf(type, contactValue));
  }
  handle(app, services, calls.change, change);
  handle(app, services, calls.changeByPut, change);

  async function send(
    id: number,
    { caller, db, request, now }: Pick<Call<typeof calls.sendCode>, 'caller' | 'db' | 'request' | 'now'>,
  ): Promise<string> {
    const language = chosenLanguage(request);
    await rememberLanguage(db, caller, language);
    const who = { userId: caller.userId, language, now };
    const sending = await requestCode(db, who, id, settings.codeValidity);
    if (sending.kind === 'banned') throw refusal('blocked', { until: sending.until });
    if (sending.kind === 'pending') throw refusal('code-already-sent');
    return sending.expiresAt.toISOString();
  }
  handle(app, services, calls.sendCode, async (call) => ({
    codeExpiredTime: await send(call.body, call),
  }));
  handle(app, services, calls.sendCodeByPath, async (call) => ({
    codeExpirationTime: await send(call.params.id, call),
  }));

  handle(app, services, calls.confirm, async (call) => {
    const { contactId: id, code } = call.body;
    const trial = await confirmContact(call.db, actor(call), { id, code });
    if (trial.kind === 'wrong') throw call.refuse('code-wrong');
    if (trial.kind === 'expired') throw call.refuse('code-expired');
    if (trial.kind === 'banned') throw call.refuse('blocked', { until: trial.until });
    return undefined;
  });

  handle(app, services, calls.confirmForOwner, async ({ db, params, body, caller, now, request }) =>
    db.transaction(async (tx) => {
      await assertInOwnFaculty(tx, { caller, call: calls.confirmForOwner }, { table: contacts }, params.id);
      await confirmForOwner(
        tx,
        { id: params.id, ...body },
        {
          admit: (owner) => assertNotStaff(caller, owner),
          actor: actorOf(caller),
          client: request.ip,
          now,
        },
      );
      return undefined;
    }),
  );
}
