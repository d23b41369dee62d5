import type { QueuedRequest } from '@semestr/api/requests';
import { requestKinds, rulesOf } from '@semestr/core/requests/kinds';
import { states } from '@semestr/core/requests/lifecycle';
import { describe, expect, it } from 'vitest';
import { fetchTexts } from '../../io/fetch-texts.ts';
import { stateWord } from '../../io/request-words.ts';
import { beginDecision, submitField, type DecisionDraft } from './decision-draft.ts';
import { texts } from './texts.ts';

const TODAY = '2026-11-25';
const request = (kind: QueuedRequest['kind']): QueuedRequest => ({
  kind,
  id: 1,
  version: 1,
  number: 'СП-1',
  paperNumber: null,
  student: {
    id: 1,
    lastName: 'Примерная',
    firstName: 'Анна',
    middleName: null,
    cardNumber: '42850001',
    groupName: '428501',
    course: 2,
    facultyAbbrev: 'ФИС',
  },
  asked: { what: null, type: null, number: null, from: null, to: null, paper: null },
  state: 'processing',
  createdAt: '2026-11-20T10:00:00Z',
  decidedAt: null,
  rejectionReason: null,
  dueOn: '2026-11-23',
});
const typing = (stating: DecisionDraft, typed: string) => submitField({ ...stating, typed }, TODAY);

describe('fields of a decision', () => {
  it('request decisions: prompts for one field after another, and proposes today', () => {
    const first = beginDecision(request('certificates'), 'printed', TODAY);
    const second = typing(first, '128');
    expect(second).toMatchObject({ stated: { number: 128 }, typed: '25.11.2026' });
    expect(second && submitField(second, TODAY)).toMatchObject({
      fields: [],
      stated: { number: 128, issuedOn: '2026-11-25' },
    });
  });

  it('request decisions: a decision without fields needs no input', () => {
    expect(beginDecision(request('topics'), 'agreed', TODAY).fields).toEqual([]);
  });

  it.each(['', ' ', 'сто', '0', '1,5'])(
    'request decisions: rejects "%s" as the number of a certificate',
    (typed) => {
      expect(typing(beginDecision(request('certificates'), 'printed', TODAY), typed)).toBeNull();
    },
  );

  it('request decisions: accepts a price with a comma, and omits empty optional fields', () => {
    const price = typing(beginDecision(request('study'), 'unsigned', TODAY), 'Д-7');
    expect(price && typing(price, '120,50')?.stated).toEqual({ contractNumber: 'Д-7', price: 120.5 });
    expect(price && typing(price, '')?.stated).toEqual({ contractNumber: 'Д-7' });
  });

  it('request decisions: every rejection requires a reason', () => {
    const refusal = beginDecision(request('profiling'), 'rejected', TODAY);
    expect(typing(refusal, '  ')).toBeNull();
    expect(typing(refusal, 'Мест нет.')?.stated).toEqual({ rejectionReason: 'Мест нет.' });
  });
});

it('request decisions: every state of every kind has a translation', async () => {
  await fetchTexts(texts, 'ru');
  const wordless = requestKinds.flatMap((kind) =>
    states(rulesOf(kind).lifecycle)
      .filter((state) => stateWord({ kind, state }, 'ru') === state)
      .map((state) => `${kind} ${state}`),
  );
  expect(wordless).toEqual([]);
  expect(stateWord({ kind: 'topics', state: 'of-a-newer-server' }, 'ru')).toBe('of-a-newer-server');
});
