import * as calls from '@semestr/api/certificates';
import {
  asksForOrganisation,
  certificateStatus,
  needsSeal,
  provisionPlace,
} from '@semestr/core/certificates';
import { translator } from '@semestr/core/texts';
import { texts } from '../texts.ts';
import { NO_SUCH_CALL } from './no-such-call.ts';
import { isStudent } from './roles.ts';
import type { Scenario } from './scenario.ts';

const TYPE = 'обычная';

const isClosed = ({ status }: calls.Certificate): boolean => status === certificateStatus.rejected;

/** Orders a certificate and cancels it before it is processed. */
export const certificates: Scenario = {
  calls: [calls.register, calls.close],
  trace: 'certificate',
  appliesTo: isStudent,
  play: async ({ steps, language, label }) => {
    const places = (await steps.load(calls.places, {})).flatMap((office) => office.places);
    const usual = places.filter((place) => !needsSeal(place));
    // Only a place that requires an organisation has a field in which the certificate can be labelled as a test.
    const place = usual.find(asksForOrganisation) ?? usual[0];
    if (!place) throw steps.skip('write', calls.register, translator(texts, language)('deep.noPlace'));
    const text = provisionPlace(place.name, asksForOrganisation(place) ? label : '');
    const before = new Set((await steps.load(calls.list, {})).map(({ id }) => id));
    const isOurs = (one: calls.Certificate): boolean =>
      !before.has(one.id) && one.provisionPlace === text && one.status === certificateStatus.processing;

    await steps.write(
      calls.register,
      {
        body: {
          certificateRequestDto: { certificateType: TYPE, provisionPlace: text },
          certificateCount: 1,
        },
      },
      {
        leftover: { what: 'certificate', name: text },
        isExpected: (reply) => reply.length === 1 && reply.every(isOurs),
        keysOf: (reply) => reply.map(({ id }) => id),
        findKeys: async (clean) => (await clean.load(calls.list, {})).filter(isOurs).map(({ id }) => id),
        undo: async (clean, id) => {
          const query = { id: String(id) };
          const expected = { isExpected: isClosed, orStatus: NO_SUCH_CALL };
          const closed = await clean.make('clean-up', calls.close, { query }, expected);
          if (closed === null)
            await clean.make('clean-up', calls.closeByGet, { query }, { isExpected: isClosed });
        },
      },
    );
    await steps.make('again', calls.list, {}, { isExpected: (list) => list.some(isOurs) });
  },
};
