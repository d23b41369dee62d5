import type { Page } from '@playwright/test';

/** Adds a virtual authenticator that stores passkeys and either unlocks automatically or is declined. */
export async function addDevice(page: Page, isUnlocked = true): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: isUnlocked,
      automaticPresenceSimulation: true,
    },
  });
}

/** Creates a passkey in the signed-in user's browser and adds it to the account. */
export const addPasskey = (page: Page, password: string): Promise<number> =>
  page.evaluate(async (proof) => {
    const post = (path: string, body: unknown): Promise<Response> =>
      fetch(`/api/v1/settings/passkeys${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    const options = (await (
      await post('/options', { password: proof })
    ).json()) as PublicKeyCredentialCreationOptionsJSON;
    const credential = (await navigator.credentials.create({
      publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options),
    })) as PublicKeyCredential;
    return (await post('', { name: 'Ноутбук', credential: credential.toJSON() })).status;
  }, password);
