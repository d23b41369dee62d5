import type { ClientAuth, Configuration, CustomFetch, IDToken } from 'openid-client';
import type { OidcSettings } from '../../../domain/services.ts';

/** Eight megabytes, which few servers need. */
const library = () => import('openid-client');
type Library = Awaited<ReturnType<typeof library>>;

/** How long the identity provider may take to answer, in seconds. */
const PATIENCE = 10;

/** The identity provider does not answer, or says that it is in trouble. */
export class ProviderSilent extends Error {
  override readonly name = 'ProviderSilent';
}

/** The identity provider says no: the person has cancelled, or may not sign in here. */
export class ProviderRefused extends Error {
  override readonly name = 'ProviderRefused';
}

/** What a sign-in that has begun is recognized by. */
export interface Secrets {
  state: string;
  nonce: string;
  verifier: string;
}

/** Who the identity provider says has signed in. */
export interface Arrival {
  /** The claim that is a login here; null where there is none. */
  login: string | null;
  /** Whether they were asked for more than a password there. */
  isTwofold: boolean;
}

const fetchPatiently: CustomFetch = async (url, { body, ...options }) => {
  // All that is ever sent is a form.
  const form = body instanceof URLSearchParams ? { body } : {};
  const response = await fetch(url, { ...options, ...form }).catch((cause: unknown) => {
    throw new ProviderSilent('The identity provider does not answer', { cause });
  });
  if (response.status >= 500)
    throw new ProviderSilent(`The identity provider answers with ${response.status}`);
  return response;
};

/** With the secret in the header, as is usual, unless the identity provider says that it takes it in the body alone. */
const secretly =
  ({ ClientSecretBasic, ClientSecretPost }: Library, secret: string): ClientAuth =>
  (server, ...rest) => {
    const ways = server.token_endpoint_auth_methods_supported;
    const isInBody = ways?.includes('client_secret_post') && !ways.includes('client_secret_basic');
    return (isInBody ? ClientSecretPost : ClientSecretBasic)(secret)(server, ...rest);
  };

/** What the client library wraps into an error of its own is told as what it was. */
function told({ AuthorizationResponseError, ResponseBodyError }: Library, error: unknown): unknown {
  if (error instanceof AuthorizationResponseError)
    return new ProviderRefused(`The identity provider says ${error.error}`);
  if (error instanceof ResponseBodyError) return new Error(`The identity provider says ${error.error}`);
  return error instanceof Error && error.cause instanceof ProviderSilent ? error.cause : error;
}

const isTwofold = ({ amr }: IDToken): boolean => Array.isArray(amr) && amr.includes('mfa');

/** The identity provider with whose accounts people sign in. It is looked up when the first of them does. */
export class IdentityProvider {
  readonly #settings: OidcSettings;
  #found: Promise<Configuration> | null = null;

  constructor(settings: OidcSettings) {
    this.#settings = settings;
  }

  /** What the identity provider says of itself; asked again where it said nothing. */
  async #configuration(): Promise<Configuration> {
    const { issuer, clientId, clientSecret } = this.#settings;
    const client = await library();
    const url = new URL(issuer);
    this.#found ??= client.discovery(url, clientId, clientSecret, secretly(client, clientSecret), {
      [client.customFetch]: fetchPatiently,
      timeout: PATIENCE,
      execute: [
        // Also where TLS alone would vouch for the token.
        client.enableNonRepudiationChecks,
        // The settings take such an address of this machine only.
        ...(url.protocol === 'http:' ? [client.allowInsecureRequests] : []),
      ],
    });
    try {
      return await this.#found;
    } catch (cause) {
      this.#found = null;
      throw new ProviderSilent('The identity provider does not say what it is', { cause });
    }
  }

  /** Where a browser is sent to sign in, and by what it is recognized when it comes back. */
  async begin(returnAddress: string): Promise<{ address: string; secrets: Secrets }> {
    const client = await library();
    const secrets = {
      state: client.randomState(),
      nonce: client.randomNonce(),
      verifier: client.randomPKCECodeVerifier(),
    };
    const address = client.buildAuthorizationUrl(await this.#configuration(), {
      redirect_uri: returnAddress,
      // No more of a person than the login.
      scope: this.#settings.loginClaim === 'email' ? 'openid email' : 'openid profile',
      state: secrets.state,
      nonce: secrets.nonce,
      code_challenge: await client.calculatePKCECodeChallenge(secrets.verifier),
      code_challenge_method: 'S256',
    });
    return { address: address.href, secrets };
  }

  /** Who has come back at this address; throws where anything is not as it was begun. */
  async arrive(address: URL, { state, nonce, verifier }: Secrets): Promise<Arrival> {
    const [client, configuration] = [await library(), await this.#configuration()];
    try {
      const tokens = await client.authorizationCodeGrant(configuration, address, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims) throw new Error('The identity provider sent no ID token');
      const login = await this.#loginOf(configuration, claims, tokens.access_token);
      return { login, isTwofold: isTwofold(claims) };
    } catch (error) {
      throw told(client, error);
    }
  }

  /** The login stands in the ID token, or where the identity provider keeps what it tells of a person. */
  async #loginOf(configuration: Configuration, claims: IDToken, accessToken: string): Promise<string | null> {
    const [{ fetchUserInfo }, { loginClaim }] = [await library(), this.#settings];
    const isElsewhere =
      claims[loginClaim] === undefined && configuration.serverMetadata().userinfo_endpoint !== undefined;
    const known = isElsewhere ? await fetchUserInfo(configuration, accessToken, claims.sub) : claims;
    const login = known[loginClaim];
    return typeof login === 'string' ? login : null;
  }
}
