import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type * as passkeySignIn from '@semestr/api/passkey-sign-in';
import type * as passkeys from '@semestr/api/passkeys';
import type { Reply, Request } from '@semestr/api/endpoint';

type Cbor = number | string | Uint8Array | ReadonlyMap<number | string, Cbor>;

/** Encodes the head of a value: its type and length (RFC 8949). */
function head(kind: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(kind << 5) | length]);
  return length < 256
    ? Buffer.from([(kind << 5) | 24, length])
    : Buffer.from([(kind << 5) | 25, length >> 8, length & 0xff]);
}

/** Encodes the subset of CBOR that authenticators use. */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([head(5, value.size), ...[...value].flat().map((one) => cbor(one))]);
}

const sha256 = (data: string | Uint8Array): Buffer => createHash('sha256').update(data).digest();
const [PRESENT, VERIFIED, WITH_KEY] = [0x01, 0x04, 0x40];

/** Deviations of the device, or of an attacker who imitates a device, for a test. */
export interface Otherwise {
  /** Origin of the browser's page. */
  origin?: string;
  rpId?: string;
  challenge?: string;
  /** Whether the device was touched, but not unlocked. */
  isLocked?: boolean;
  userHandle?: string;
  type?: string;
}

/** A device with one passkey (ES256), and its browser. */
export class Authenticator {
  readonly #id = randomBytes(16);
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly #origin: string;
  #userHandle = '';
  /** Number of signatures; a device that does not count always sends 0. */
  counter: number;

  constructor(origin: string, { counts = true } = {}) {
    this.#origin = origin;
    this.counter = counts ? 1 : 0;
  }

  #clientData(type: string, challenge: string, { origin = this.#origin, ...other }: Otherwise): Buffer {
    const data = {
      type: other.type ?? type,
      challenge: other.challenge ?? challenge,
      origin,
      crossOrigin: false,
    };
    return Buffer.from(JSON.stringify(data));
  }

  #authenticatorData(rpId: string, { isLocked = false }: Otherwise, key?: Buffer): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const flags = PRESENT | (isLocked ? 0 : VERIFIED) | (key ? WITH_KEY : 0);
    const length = Buffer.from([0, this.#id.length]);
    const credential = key ? [Buffer.alloc(16), length, this.#id, key] : [];
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter, ...credential]);
  }

  /** Returns the public key as a COSE map. */
  #coseKey(): Buffer {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const [left, right] = [Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')];
    return cbor(
      new Map<number, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, left],
        [-3, right],
      ]),
    );
  }

  #credential() {
    const id = this.#id.toString('base64url');
    return { id, rawId: id, type: 'public-key' as const };
  }

  /** Creates a passkey from the options. */
  make(
    { challenge, rp, user }: Reply<typeof passkeys.addOptions>,
    otherwise: Otherwise = {},
  ): Request<typeof passkeys.add>['body']['credential'] {
    this.#userHandle = user.id;
    const authData = this.#authenticatorData(otherwise.rpId ?? rp.id, otherwise, this.#coseKey());
    const attestation = new Map<string, Cbor>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ]);
    return {
      ...this.#credential(),
      response: {
        clientDataJSON: this.#clientData('webauthn.create', challenge, otherwise).toString('base64url'),
        attestationObject: cbor(attestation).toString('base64url'),
        transports: ['internal'],
      },
    };
  }

  /** Signs a challenge from the options; `key` replaces the device's key to imitate it. */
  sign(
    { challenge, rpId }: Reply<typeof passkeySignIn.signInOptions>,
    { key = this.#keys.privateKey, ...otherwise }: Otherwise & { key?: KeyObject } = {},
  ): Request<typeof passkeySignIn.signIn>['body']['credential'] {
    if (this.counter > 0) this.counter += 1;
    const clientData = this.#clientData('webauthn.get', challenge, otherwise);
    const authenticatorData = this.#authenticatorData(otherwise.rpId ?? rpId, otherwise);
    return {
      ...this.#credential(),
      response: {
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: authenticatorData.toString('base64url'),
        signature: sign('sha256', Buffer.concat([authenticatorData, sha256(clientData)]), key).toString(
          'base64url',
        ),
        userHandle: otherwise.userHandle ?? this.#userHandle,
      },
    };
  }
}
