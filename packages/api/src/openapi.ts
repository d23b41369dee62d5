import type { StatedCall } from './contract.ts';
import type { Schema } from './endpoint.ts';
import type { ApiDocument, ApiResponse, Operation, Tag } from './openapi/document.ts';
import { featureTexts } from './openapi/features.ts';
import { CONTENT_RANGE, IDEMPOTENCY_KEY, operation } from './openapi/operation.ts';
import { refusalSchemas } from './openapi/refusals.ts';
import { sharedParts } from './openapi/share-parts.ts';
import { shared } from './openapi/share.ts';
import { Translator } from './openapi/translate.ts';

const description = `The API of a university portal: everything that the portal, the console and the terminal do, anybody may do with it.

- A sign-in gives a cookie, \`SESSION\`. A script sends an API token instead, \`Authorization: Bearer smst_…\`, which its owner makes in the settings: it makes the calls of its scopes, and none that concern sessions or the ways into the account.
- A refusal has a status and no body, but for 400, which names the fields, for a ban, which names its end, and where a status has several reasons, of which the body names one.
- An address that leads nowhere, or by another method, is refused with 404; one whose part is too long with 414; one that is, with its headers, longer than 16 KB with 431. None of these has a body.
- Records of other people do not exist for the caller: 404. A 403 means that the session has ended or does not suffice.
- Texts, lists and pages are bounded. Fields that are not described may be added at any time.
- Dates are written 31.12.2026 unless a field says otherwise; moments are in UTC.`;

const tags = (contract: readonly StatedCall[]): Tag[] =>
  [...new Set(contract.map(({ feature }) => feature))].map((feature) => {
    const { ru, en, about } = featureTexts[feature];
    return { name: feature, description: about.en, 'x-title': { ru, en }, 'x-about': about };
  });

/** Returns the OpenAPI 3.1 document of a contract; `shapes` are the named schemas. */
export function openApi(
  contract: readonly StatedCall[],
  shapes: readonly { name: string; schema: Schema }[] = [],
): ApiDocument {
  const translator = new Translator(shapes);
  const responses: Record<string, ApiResponse> = {};
  const paths: Record<string, Record<string, Operation>> = {};
  for (const stated of contract) {
    const { call } = stated;
    const path = call.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = {
      ...paths[path],
      [call.method.toLowerCase()]: operation(stated, { translator, responses }),
    };
  }
  const document: ApiDocument = {
    openapi: '3.1.0',
    info: { title: 'Semestr', version: '1', description, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: '/', description: 'The server that this description comes from' }],
    tags: tags(contract),
    paths,
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'SESSION' },
        token: { type: 'http', scheme: 'bearer', description: 'An API token with the scope that is named' },
      },
      parameters: { IdempotencyKey: IDEMPOTENCY_KEY },
      headers: { ContentRange: CONTENT_RANGE },
      responses,
      schemas: { ...refusalSchemas, ...translator.schemas },
    },
  };
  return sharedParts(shared(document));
}
