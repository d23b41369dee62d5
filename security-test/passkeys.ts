import { generateKeyPairSync } from 'node:crypto';
import * as signing from '@semestr/api/passkey-sign-in';
import * as calls from '@semestr/api/passkeys';
import { Authenticator } from '../apps/server/test/authenticator.ts';
import { countOf, type Finding, notTried, tally, upTo, verdict } from './findings.ts';
import { passwordOf, students, type World } from './world.ts';

const login = students.confirmed;
const EVIL = 'https://evil.example';

/** Replays a passkey's signature: again, for another action, and by another user. */
export async function passkeys(world: World): Promise<Finding[]> {
  const owner = await world.signIn(login);
  const options = await owner.call(calls.addOptions, { body: { password: passwordOf(login) } });
  const { origin, hostname } = new URL(world.url);
  if (options.rp.id !== hostname)
    return [notTried('passkeys', `they are bound to ${options.rp.id}: attack that address`)];
  const device = new Authenticator(origin);
  const { id } = await owner.call(calls.add, { body: { name: 'attack', credential: device.make(options) } });
  try {
    return [await replaySignature(world, device), await borrowSignature(world, device)];
  } finally {
    await owner.call(calls.remove, { params: { id: String(id) } });
  }
}

type Signed = ReturnType<Authenticator['sign']>;

const signIn = async (world: World, credential: Signed): Promise<number> =>
  world.stranger().status(signing.signIn, { body: { credential } });

const challenge = async (world: World) => world.stranger().call(signing.signInOptions, {});

async function replaySignature(world: World, device: Authenticator): Promise<Finding> {
  const rounds = world.times(10);
  const wins: number[] = [];
  const later: number[] = [];
  for (const _ of upTo(rounds)) {
    const signed = device.sign(await challenge(world));
    const both = await Promise.all([signIn(world, signed), signIn(world, signed)]);
    wins.push(countOf(both, 200));
    later.push(await signIn(world, signed));
  }
  return {
    attack: 'a passkey signature used twice',
    tried: `${rounds} times two concurrently, then again`,
    happened: `accepted of two: ${tally(wins)}; again: ${tally(later)}`,
    verdict: verdict(wins.every((count) => count === 1) && countOf(later, 401) === rounds),
  };
}

async function borrowSignature(world: World, device: Authenticator): Promise<Finding> {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const altered = (signed: Signed): Signed => {
    const signature = Buffer.from(signed.response.signature, 'base64url');
    signature[signature.length - 1] = (signature.at(-1) ?? 0) ^ 1;
    return { ...signed, response: { ...signed.response, signature: signature.toString('base64url') } };
  };
  const made = 'A'.repeat(43);
  const wrong: Record<string, Signed> = {
    'another challenge': device.sign(await challenge(world), { challenge: made }),
    'another origin': device.sign(await challenge(world), { origin: EVIL }),
    'a sister origin': device.sign(await challenge(world), {
      origin: `${new URL(world.url).origin}.evil.example`,
    }),
    'another site': device.sign(await challenge(world), { rpId: 'evil.example' }),
    'a locked device': device.sign(await challenge(world), { isLocked: true }),
    'another person': device.sign(await challenge(world), { userHandle: made }),
    'the making of one': device.sign(await challenge(world), { type: 'webauthn.create' }),
    'another key': device.sign(await challenge(world), { key: privateKey }),
    'an altered signature': altered(device.sign(await challenge(world))),
  };
  const letIn: string[] = [];
  const statuses: number[] = [];
  for (const [what, signed] of Object.entries(wrong)) {
    const status = await signIn(world, signed);
    statuses.push(status);
    if (status !== 401) letIn.push(what);
  }
  return {
    attack: 'a passkey signature for another purpose',
    tried: `${statuses.length} ways`,
    happened: [tally(statuses), ...letIn].join(', '),
    verdict: verdict(letIn.length === 0),
  };
}
