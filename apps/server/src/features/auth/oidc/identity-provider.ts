import type { ClientAuth, Configuration, CustomFetch, IDToken } from 'openid-client';
import type { OidcSettings } from '../../../domain/settings.ts';

/** Loaded lazily: eight megabytes, which few servers need. */
const library = () => import('openid-client');
type Library = Awaited<ReturnType<typeof library>>;

/** Time limit for the identity provider, in seconds. */
const TIMEOUT_SECONDS = 10;

/** Thrown when the identity provider does not respond, or reports a failure. */
export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable';
}

/** Thrown when the identity provider denies the sign-in: the user cancelled, or may not sign in here. */
export class ProviderDenied extends Error {
  override readonly name = 'ProviderDenied';
}

/** Secrets by which a started sign-in is verified. */
export interface Secrets {
  state: string;
  nonce: string;
  verifier: string;
}

/** A sign-in confirmed by the identity provider. */
export interface ConfirmedSignIn {
  /** The claim that contains the username; null when it is missing. */
  login: string | null;
  /** Whether the identity provider required more than a password. */
  isTwofold: boolean;
}

const fetchFromProvider: CustomFetch = async (url, { body, ...options }) => {
  // Only forms are ever sent.
  const form = body instanceof URLSearchParams ? { body } : {};
  const response = await fetch(url, { ...options, ...form }).catch((cause: unknown) => {
    throw new ProviderUnavailable('The identity provider does not answer', { cause });
  });
  if (response.status >= 500)
    throw new ProviderUnavailable(`The identity provider answers with ${response.status}`);
  return response;
};

/** Sends the secret in the header, as is usual, unless the identity provider accepts it only in the body. */
const clientSecretAuth =
  ({ ClientSecretBasic, ClientSecretPost }: Library, secret: string): ClientAuth =>
  (server, ...rest) => {
    const ways = server.token_endpoint_auth_methods_supported;
    const isInBody = ways?.includes('client_secret_post') && !ways.includes('client_secret_basic');
    return (isInBody ? ClientSecretPost : ClientSecretBasic)(secret)(server, ...rest);
  };

/** Unwraps the original cause of the client library's errors. */
function toFailure({ AuthorizationResponseError, ResponseBodyError }: Library, error: unknown): unknown {
  if (error instanceof AuthorizationResponseError)
    return new ProviderDenied(`The identity provider reports ${error.error}`);
  if (error instanceof ResponseBodyError) return new Error(`The identity provider reports ${error.error}`);
  return error instanceof Error && error.cause instanceof ProviderUnavailable ? error.cause : error;
}

const isMultiFactor = ({ amr }: IDToken): boolean => Array.isArray(amr) && amr.includes('mfa');

/**
 * Client of the identity provider with whose accounts users sign in. Its configuration is loaded at the first sign-in.
 */
export class IdentityProvider {
  readonly #settings: OidcSettings;
  #found: Promise<Configuration> | null = null;

  constructor(settings: OidcSettings) {
    this.#settings = settings;
  }

  /** Loads the identity provider's configuration; retries after a failure. */
  async #configuration(): Promise<Configuration> {
    const { issuer, clientId, clientSecret } = this.#settings;
    const client = await library();
    const url = new URL(issuer);
    this.#found ??= client.discovery(url, clientId, clientSecret, clientSecretAuth(client, clientSecret), {
      [client.customFetch]: fetchFromProvider,
      timeout: TIMEOUT_SECONDS,
      execute: [
        // Verified even where TLS alone would authenticate the token.
        client.enableNonRepudiationChecks,
        // The settings only allow such an address for this machine.
        ...(url.protocol === 'http:' ? [client.allowInsecureRequests] : []),
      ],
    });
    try {
      return await this.#found;
    } catch (cause) {
      this.#found = null;
      throw new ProviderUnavailable('The identity provider does not say what it is', { cause });
    }
  }

  /** Starts a sign-in: returns the address for the browser, and the secrets to verify its return. */
  async begin(returnAddress: string): Promise<{ address: string; secrets: Secrets }> {
    const client = await library();
    const secrets = {
      state: client.randomState(),
      nonce: client.randomNonce(),
      verifier: client.randomPKCECodeVerifier(),
    };
    const address = client.buildAuthorizationUrl(await this.#configuration(), {
      redirect_uri: returnAddress,
      // Requests only the username.
      scope: this.#settings.loginClaim === 'email' ? 'openid email' : 'openid profile',
      state: secrets.state,
      nonce: secrets.nonce,
      code_challenge: await client.calculatePKCECodeChallenge(secrets.verifier),
      code_challenge_method: 'S256',
    });
    return { address: address.href, secrets };
  }

  /** Verifies the return address and returns the user; throws when anything does not match. */
  async arrive(address: URL, { state, nonce, verifier }: Secrets): Promise<ConfirmedSignIn> {
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
      return { login, isTwofold: isMultiFactor(claims) };
    } catch (error) {
      throw toFailure(client, error);
    }
  }

  /** Reads the username from the ID token, or from the user info endpoint. */
  async #loginOf(configuration: Configuration, claims: IDToken, accessToken: string): Promise<string | null> {
    const [{ fetchUserInfo }, { loginClaim }] = [await library(), this.#settings];
    const isElsewhere =
      claims[loginClaim] === undefined && configuration.serverMetadata().userinfo_endpoint !== undefined;
    const userClaims = isElsewhere ? await fetchUserInfo(configuration, accessToken, claims.sub) : claims;
    const login = userClaims[loginClaim];
    return typeof login === 'string' ? login : null;
  }
}
