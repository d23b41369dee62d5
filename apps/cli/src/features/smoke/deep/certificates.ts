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

const holds = ({ status }: calls.Certificate): boolean => status === certificateStatus.rejected;

/** Orders a certificate and cancels it before it is processed. */
export const certificates: Scenario = {
  calls: [calls.register, calls.close],
  trace: 'certificate',
  suits: isStudent,
  play: async ({ steps, language, label }) => {
    const places = (await steps.look(calls.places, {})).flatMap((office) => office.places);
    const usual = places.filter((place) => !needsSeal(place));
    // A place that requires an organisation has a field that can state what the certificate is.
    const place = usual.find(asksForOrganisation) ?? usual[0];
    if (!place) throw steps.skip('write', calls.register, translator(texts, language)('deep.noPlace'));
    const text = provisionPlace(place.name, asksForOrganisation(place) ? label : '');
    const before = new Set((await steps.look(calls.list, {})).map(({ id }) => id));
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
        left: { what: 'certificate', name: text },
        holds: (reply) => reply.length === 1 && reply.every(isOurs),
        made: (reply) => reply.map(({ id }) => id),
        lost: async (clean) => (await clean.look(calls.list, {})).filter(isOurs).map(({ id }) => id),
        undo: async (clean, id) => {
          const query = { id: String(id) };
          const expected = { holds, orStatus: NO_SUCH_CALL };
          const closed = await clean.make('clean-up', calls.close, { query }, expected);
          if (closed === null) await clean.make('clean-up', calls.closeByGet, { query }, { holds });
        },
      },
    );
    await steps.make('again', calls.list, {}, { holds: (list) => list.some(isOurs) });
  },
};
