import { change, create, list } from '@semestr/api/contacts';
import { contactFault, normaliseContact } from '@semestr/core/contacts';
import { translator } from '@semestr/core/texts';
import { changeIn } from '../../http/change.ts';
import { withSession } from '../../http/session.ts';
import { printDone } from '../../io/done.ts';
import { type ExitCode, exit, failure } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';
import { texts } from './texts.ts';
import { type Type, types } from './types.ts';

/** Creates or changes a contact, which must then be confirmed. */
export async function setContact(context: Context, type: Type, typed: string): Promise<ExitCode> {
  const contactTypeId = types[type];
  if (contactFault(contactTypeId, typed) !== null)
    throw failure(texts, (t) => t(`faults.${type}`, { value: typed }), exit.usage);
  const contactValue = normaliseContact(contactTypeId, typed);
  const printResult = (): void =>
    printDone(context, translator(texts, context.language)(`set.${type}`), { type, contactValue });
  return withSession(context, async ({ client }) => {
    const { contactDtoList } = await client.call(list, {});
    const existing = contactDtoList.find((one) => one.contactTypeId === contactTypeId);
    return existing
      ? changeIn(client, context, change, { body: { id: existing.id, contactValue } }, printResult)
      : changeIn(client, context, create, { body: { contactValue, contactTypeId } }, printResult);
  });
}
