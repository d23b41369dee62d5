import { ApiError } from '@semestr/api/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SCALE, snapshot } from '../apps/server/test/snapshot.ts';
import { Ledger, Cut } from './ledger.ts';
import { kill, type Outcome } from './kill.ts';
import { type MortalServer, onEmbedded } from './server.ts';

describe('detected faults', () => {
  const place = 'faculty k7-000001';
  const found = (count: number) => new Map([[place, count]]);

  it('crash test: detects an acknowledged write that is missing or duplicated', () => {
    const ledger = new Ledger();
    ledger.note({ [place]: 1 });
    expect(ledger.faultsIn(found(1))).toEqual([]);
    expect(ledger.faultsIn(new Map())).toMatchObject([{ what: 'lost' }]);
    expect(ledger.faultsIn(found(2))).toMatchObject([{ what: 'doubled' }]);
  });

  it('crash test: a write without a response is a fault only when duplicated', async () => {
    const ledger = new Ledger();
    const cut = () => Promise.reject(new ApiError('offline', 0));
    await expect(ledger.send({ [place]: 1 }, cut)).rejects.toThrow(Cut);
    expect(ledger.faultsIn(new Map())).toEqual([]);
    expect(ledger.faultsIn(found(1))).toEqual([]);
    expect(ledger.faultsIn(found(2))).toMatchObject([{ what: 'doubled' }]);
  });

  it('crash test: detects a rejected write that was stored', async () => {
    const ledger = new Ledger();
    await ledger.send({ [place]: 1 }, () => Promise.reject(new ApiError('record-busy', 409)));
    expect(ledger.faultsIn(new Map())).toEqual([]);
    expect(ledger.faultsIn(found(1))).toMatchObject([{ what: 'doubled' }]);
  });
});

describe('server killed during concurrent writes', () => {
  let server: MortalServer;
  let outcome: Outcome;
  // One kill: `npm run crash-test` makes twenty.
  beforeAll(async () => {
    server = await onEmbedded(SCALE, await snapshot(true));
    outcome = await kill(server, { kills: 1, seed: 5 });
  });
  afterAll(async () => {
    await server.kill();
    await server.forget();
  });

  it('crash test: no write is lost, duplicated or incomplete', () => {
    expect(outcome.faults).toEqual([]);
    expect(outcome.ledger.answered).toBeGreaterThanOrEqual(10);
  });

  it('crash test: would detect lost and duplicated writes', () => {
    const { ledger, found } = outcome;
    ledger.note({ 'faculty that was never stored': 1 });
    expect(ledger.faultsIn(found)).toMatchObject([{ what: 'lost' }]);
  });
});
