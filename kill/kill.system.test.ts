import { ApiError } from '@semestr/api/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SCALE, snapshot } from '../apps/server/test/snapshot.ts';
import { Book, Cut } from './book.ts';
import { kill, type Outcome } from './kill.ts';
import { type MortalServer, onEmbedded } from './server.ts';

describe('what is found wrong', () => {
  const place = 'faculty k7-000001';
  const found = (count: number) => new Map([[place, count]]);

  it('is an acknowledged write that is not there, or there twice', () => {
    const book = new Book();
    book.note({ [place]: 1 });
    expect(book.faultsIn(found(1))).toEqual([]);
    expect(book.faultsIn(new Map())).toMatchObject([{ what: 'lost' }]);
    expect(book.faultsIn(found(2))).toMatchObject([{ what: 'doubled' }]);
  });

  it('is a write without an answer only where it is there twice', async () => {
    const book = new Book();
    const cut = () => Promise.reject(new ApiError('offline', 0));
    await expect(book.send({ [place]: 1 }, cut)).rejects.toThrow(Cut);
    expect(book.faultsIn(new Map())).toEqual([]);
    expect(book.faultsIn(found(1))).toEqual([]);
    expect(book.faultsIn(found(2))).toMatchObject([{ what: 'doubled' }]);
  });

  it('is a refused write that is there', async () => {
    const book = new Book();
    await book.send({ [place]: 1 }, () => Promise.reject(new ApiError('record-busy', 409)));
    expect(book.faultsIn(new Map())).toEqual([]);
    expect(book.faultsIn(found(1))).toMatchObject([{ what: 'doubled' }]);
  });
});

describe('a server that is killed while many write', () => {
  let server: MortalServer;
  let outcome: Outcome;
  // One kill: `npm run kill` makes twenty.
  beforeAll(async () => {
    server = await onEmbedded(SCALE, await snapshot(true));
    outcome = await kill(server, { kills: 1, seed: 5 });
  });
  afterAll(async () => {
    await server.kill();
    await server.forget();
  });

  it('has lost, doubled and halved nothing', () => {
    expect(outcome.faults).toEqual([]);
    expect(outcome.book.answered).toBeGreaterThanOrEqual(10);
  });

  it('would be found out if it had', () => {
    const { book, found } = outcome;
    book.note({ 'faculty that nobody stored': 1 });
    expect(book.faultsIn(found)).toMatchObject([{ what: 'lost' }]);
  });
});
