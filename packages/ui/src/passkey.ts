/**
 * What browser and device do for a passkey (WebAuthn), in the JSON forms of the standard. Portal and console use it alike;
 * neither the calls nor the contract are known here.
 */

/** Whether this browser has passkeys and reads and writes them as JSON. */
export const hasPasskeys = (): boolean =>
  'PublicKeyCredential' in window &&
  'parseRequestOptionsFromJSON' in PublicKeyCredential &&
  'parseCreationOptionsFromJSON' in PublicKeyCredential &&
  'toJSON' in PublicKeyCredential.prototype;

/** The device gave no passkey: somebody turned it down, waited too long, or has none for this address. */
export class NoPasskey extends Error {
  override readonly name = 'NoPasskey';
  /** The device has one of this account already, and makes no second. */
  readonly isOneThere: boolean;

  constructor(cause?: unknown) {
    super('', { cause });
    this.isOneThere = cause instanceof DOMException && cause.name === 'InvalidStateError';
  }
}

/** The standard knows no other type of credential. */
type OfPublicKey<T> = T & { type: 'public-key' };

async function given(asked: Promise<Credential | null>): Promise<PublicKeyCredential> {
  const credential = await asked.catch((cause: unknown) => {
    throw new NoPasskey(cause);
  });
  if (!(credential instanceof PublicKeyCredential)) throw new NoPasskey();
  return credential;
}

/** Has a device sign with its passkey, once its owner has unlocked it. */
export async function signOnDevice(
  options: PublicKeyCredentialRequestOptionsJSON,
): Promise<OfPublicKey<AuthenticationResponseJSON>> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  const credential = await given(navigator.credentials.get({ publicKey }));
  // `get` asks for a signature, and the standard says what its JSON is; the DOM's type leaves it open.
  return credential.toJSON() as OfPublicKey<AuthenticationResponseJSON>;
}

/** As a server sends them: with words that TypeScript cannot tell from other strings. */
type CreationOptions = Omit<
  PublicKeyCredentialCreationOptionsJSON,
  'authenticatorSelection' | 'excludeCredentials'
> & {
  authenticatorSelection: { residentKey: string; requireResidentKey: boolean; userVerification: string };
  excludeCredentials: { id: string; type: string; transports?: string[] | undefined }[];
};

/** Has a device make a passkey, once its owner has unlocked it. */
export async function makeOnDevice(options: CreationOptions): Promise<OfPublicKey<RegistrationResponseJSON>> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    // For browsers these words are plain strings, of which they pass over those that they do not know.
    options as PublicKeyCredentialCreationOptionsJSON,
  );
  const credential = await given(navigator.credentials.create({ publicKey }));
  // `create` asks for a new key: the same as above.
  return credential.toJSON() as OfPublicKey<RegistrationResponseJSON>;
}
