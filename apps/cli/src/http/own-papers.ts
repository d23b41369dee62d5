import * as certificates from '@semestr/api/certificates';
import type { Client } from '@semestr/api/client';
import { features } from '@semestr/api/contract';
import * as diploma from '@semestr/api/diploma';
import * as dormitory from '@semestr/api/dormitory';
import * as markSheets from '@semestr/api/mark-sheets';
import * as omissions from '@semestr/api/omissions';
import * as practice from '@semestr/api/practice';
import * as profiling from '@semestr/api/profiling';
import * as study from '@semestr/api/study';
import { certificateStatus } from '@semestr/core/certificates';
import { markSheetStatus } from '@semestr/core/mark-sheets';
import { formKinds } from '@semestr/core/requests/kinds';
import { type FileName, formFileOf, type FormFileName } from './files.ts';
import { readOwnList } from './own-list.ts';

type Find = (client: Client) => Promise<number[]>;

const idsOf = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id);

/** Only applications in these states have a contract. */
const hasContract = ({ statusId }: { statusId: number }): boolean => statusId >= 2 && statusId <= 4;

const namedPapers = {
  certificate: async (client) =>
    idsOf(
      (await readOwnList((query) => client.call(certificates.list, { query }))).filter(
        ({ status }) => status === certificateStatus.printed,
      ),
    ),
  'mark-sheet': async (client) =>
    idsOf(
      (await readOwnList((query) => client.call(markSheets.list, { query }))).filter(
        ({ status }) => status === markSheetStatus.printed,
      ),
    ),
  'omission-document': async (client) =>
    idsOf(
      (await readOwnList((query) => client.call(omissions.requests, { query }))).filter(
        ({ documentName }) => documentName != null,
      ),
    ),
  'dormitory-application': async (client) => idsOf(await client.call(dormitory.list, {})),
  'dormitory-document': async (client) =>
    idsOf((await client.call(dormitory.list, {})).filter(({ docReference }) => docReference !== null)),
  'study-contract': async (client) =>
    (await readOwnList((query) => client.call(study.history, { query })))
      .filter(hasContract)
      .map(({ lmsApplicationId }) => lmsApplicationId),
  'practice-document': async (client) =>
    idsOf(
      (await readOwnList((query) => client.call(practice.list, { query }))).filter(
        ({ docReference }) => docReference !== null,
      ),
    ),
  'profiling-application': async (client) => idsOf(await client.call(profiling.applications, {})),
  'diploma-application': async (client) => idsOf(await client.call(diploma.topics, {})),
} as const satisfies Partial<Record<FileName, Find>>;

/** Papers of the kinds of requests with the common form. */
const formPapers = Object.fromEntries(
  formKinds.map((kind): [FormFileName, Find] => [
    formFileOf(kind),
    async (client) => idsOf(await readOwnList((query) => client.call(features[kind].list, { query }))),
  ]),
  // One for each kind.
) as Readonly<Record<FormFileName, Find>>;

/** Loads the numbers of the user's own papers, for each kind with a file. */
export const ownPapers = { ...namedPapers, ...formPapers };

export type OwnPaper = keyof typeof ownPapers;

// The keys of the table are the names.
export const ownPaperNames = Object.keys(ownPapers) as OwnPaper[];
