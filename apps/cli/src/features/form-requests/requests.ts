import { features } from '@semestr/api/contract';
import type { Reply } from '@semestr/api/endpoint';
import type { IsoDate } from '@semestr/core/dates';
import type { Language } from '@semestr/core/languages';
import { type FormKind, requestRules } from '@semestr/core/requests/kinds';
import { choiceName, fieldName } from '@semestr/core/requests/words';
import { translator } from '@semestr/core/texts';
import { change } from '../../http/change.ts';
import { readOwnList } from '../../http/own-list.ts';
import { withSession } from '../../http/session.ts';
import { dayOf } from '../../io/dates.ts';
import { exit, type ExitCode } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';
import { ownStateColumn } from '../../io/request-words.ts';
import { type Column, printRows } from '../../io/rows.ts';
import { documentTypes, readSentFile } from '../../io/sent-file.ts';
import { texts } from './texts.ts';

const callsOf = (kind: FormKind) => features[kind];

type Own = Reply<ReturnType<typeof callsOf>['create']>;

function columnsOf(kind: FormKind, language: Language): Column<Own>[] {
  const t = translator(texts, language);
  const label = (field: string) => fieldName(kind, field, language).toLowerCase();
  const choices = Object.keys(requestRules[kind].form.choices).map((field): Column<Own> => {
    const valueOf = (row: Own) => String((row as Readonly<Record<string, unknown>>)[field]);
    return {
      key: field,
      head: label(field),
      value: valueOf,
      display: (row) => choiceName({ kind, field, value: valueOf(row) }, language).toLowerCase(),
    };
  });
  return [
    { key: 'id', head: t('head.id'), value: ({ id }) => id, isNumber: true },
    { key: 'submitted', head: t('head.submitted'), value: ({ createdAt }) => dayOf(createdAt) },
    ...choices,
    { key: 'from', head: label('dateFrom'), value: ({ dateFrom }) => dateFrom },
    { key: 'to', head: label('dateTo'), value: ({ dateTo }) => dateTo },
    ownStateColumn(kind, { head: t('head.state'), language, stateOf: ({ state }) => state }),
    { key: 'decided', head: t('head.decided'), value: ({ decidedAt }) => dayOf(decidedAt) },
    { key: 'number', head: label('number'), value: ({ paperNumber }) => paperNumber },
    { key: 'note', head: t('head.remark'), value: ({ rejectionReason }) => rejectionReason },
  ];
}

const print = (context: Context, kind: FormKind, rows: readonly Own[]): void =>
  printRows(context, columnsOf(kind, context.language), rows, translator(texts, context.language)('none'));

/** Lists the user's own requests of a kind with the common form. */
export async function listRequests(context: Context, kind: FormKind): Promise<ExitCode> {
  const rows = await withSession(context, ({ client }) =>
    readOwnList((query) => client.call(callsOf(kind).list, { query })),
  );
  print(context, kind, rows);
  return exit.ok;
}

/** A request from the options of the command: its choices by field, its days, and the names of the files. */
export interface FormValues {
  choices: readonly (readonly [field: string, value: unknown])[];
  dateFrom: IsoDate;
  dateTo: IsoDate;
  document: readonly string[];
}

/** Submits a request and shows it. */
export async function submitRequest(
  context: Context,
  kind: FormKind,
  { choices, dateFrom, dateTo, document }: FormValues,
): Promise<ExitCode> {
  const files = await Promise.all(document.map((name) => readSentFile(context, name, documentTypes)));
  // The options of the command offer only the values of each choice.
  const body = { ...Object.fromEntries(choices), dateFrom, dateTo, document: files } as never;
  return change(context, callsOf(kind).create, { body }, (made) => print(context, kind, [made]));
}

/** Cancels a request and shows its new state. */
export const cancelRequest = (context: Context, kind: FormKind, id: string): Promise<ExitCode> =>
  change(context, callsOf(kind).cancel, { params: { id } }, (cancelled) => print(context, kind, [cancelled]));
