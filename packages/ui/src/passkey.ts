/**
 * Passkey operations of browser and device (WebAuthn), in the JSON formats of the standard. Shared by the portal and
 * the console; independent of the calls and the contract.
 */

/** Whether this browser supports passkeys and their JSON encoding. */
export const hasPasskeys = (): boolean =>
  'PublicKeyCredential' in window &&
  'parseRequestOptionsFromJSON' in PublicKeyCredential &&
  'parseCreationOptionsFromJSON' in PublicKeyCredential &&
  'toJSON' in PublicKeyCredential.prototype;

/** The device returned no passkey: the user declined, the request timed out, or there is none for this origin. */
export class NoPasskey extends Error {
  override readonly name = 'NoPasskey';
  /** Whether the device already has a passkey of this account, so that it creates no second one. */
  readonly hasExisting: boolean;

  constructor(cause?: unknown) {
    super('', { cause });
    this.hasExisting = cause instanceof DOMException && cause.name === 'InvalidStateError';
  }
}

/** The standard defines no other type of credential. */
type OfPublicKey<T> = T & { type: 'public-key' };

async function credentialFrom(request: Promise<Credential | null>): Promise<PublicKeyCredential> {
  const credential = await request.catch((cause: unknown) => {
    throw new NoPasskey(cause);
  });
  if (!(credential instanceof PublicKeyCredential)) throw new NoPasskey();
  return credential;
}

/** Signs with a passkey of the device, after the user has unlocked it. */
export async function signOnDevice(
  options: PublicKeyCredentialRequestOptionsJSON,
): Promise<OfPublicKey<AuthenticationResponseJSON>> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  const credential = await credentialFrom(navigator.credentials.get({ publicKey }));
  // `get` requests a signature, whose JSON the standard defines; the DOM's type is less specific.
  return credential.toJSON() as OfPublicKey<AuthenticationResponseJSON>;
}

/** As sent by a server: with enumerations that TypeScript sees as plain strings. */
type CreationOptions = Omit<
  PublicKeyCredentialCreationOptionsJSON,
  'authenticatorSelection' | 'excludeCredentials'
> & {
  authenticatorSelection: { residentKey: string; requireResidentKey: boolean; userVerification: string };
  excludeCredentials: { id: string; type: string; transports?: string[] | undefined }[];
};

/** Creates a passkey on the device, after the user has unlocked it. */
export async function makeOnDevice(options: CreationOptions): Promise<OfPublicKey<RegistrationResponseJSON>> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    // For browsers these enumerations are plain strings, of which they ignore unknown ones.
    options as PublicKeyCredentialCreationOptionsJSON,
  );
  const credential = await credentialFrom(navigator.credentials.create({ publicKey }));
  // `create` requests a new key; otherwise as above.
  return credential.toJSON() as OfPublicKey<RegistrationResponseJSON>;
}
