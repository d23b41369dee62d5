import * as certificates from '@semestr/api/certificates';
import * as omissions from '@semestr/api/omissions';
import { expect, it } from 'vitest';
import { sentHash } from './sent-hash.ts';

const call = omissions.apply;
const paper = { name: 'a.pdf', type: 'application/pdf', bytes: Uint8Array.of(1, 2, 3) };
const sent = { params: undefined, query: undefined, body: { typeId: 1, place: 'Минск', document: [paper] } };
const hash = sentHash(call, sent);

it('request hash: does not depend on the order of fields or the type of byte container', () => {
  const document = [{ bytes: Buffer.from([1, 2, 3]), type: paper.type, name: paper.name }];
  const reversed = { body: { document, place: 'Минск', typeId: 1 }, query: undefined, params: undefined };
  expect(sentHash(call, reversed)).toBe(hash);
  expect(hash).toMatch(/^[\w-]{43}$/);
});

it.each([
  ['another value', call, { ...sent, body: { ...sent.body, typeId: 2 } }],
  ['a number as a text', call, { ...sent, body: { ...sent.body, typeId: '1' } }],
  ['another file of the same length', call, withFile({ bytes: Uint8Array.of(1, 2, 4) })],
  ['the file under another name', call, withFile({ name: 'b.pdf' })],
  ['the same file twice', call, { ...sent, body: { ...sent.body, document: [paper, paper] } }],
  ['another time', call, { ...sent, body: { ...sent.body, typeId: new Date(1) } }],
  ['another address', call, { ...sent, params: { id: 1 } }],
  ['another query', call, { ...sent, query: { id: 1 } }],
  ['another call', certificates.register, sent],
])('request hash: differs for %s', (_name, of, other) => {
  expect(sentHash(of, other)).not.toBe(hash);
});

function withFile(change: object) {
  return { ...sent, body: { ...sent.body, document: [{ ...paper, ...change }] } };
}
