import type { StatedCall } from './contract.ts';
import type { Schema } from './endpoint.ts';
import type { ApiDocument, ApiResponse, Operation, Tag } from './openapi/document.ts';
import { featureTexts } from './openapi/features.ts';
import { CONTENT_RANGE, IDEMPOTENCY_KEY, operation } from './openapi/operation.ts';
import { refusalSchemas } from './openapi/refusals.ts';
import { sharedParts } from './openapi/share-parts.ts';
import { shared } from './openapi/share.ts';
import { Translator } from './openapi/translate.ts';

const description = `The API of a university portal. It covers everything that the portal, the console and the terminal do.

- Signing in sets the cookie \`SESSION\`. Scripts send an API token instead, \`Authorization: Bearer smst_…\`, which users create in their settings. A token can make the calls of its scopes, but none that concern sessions or sign-in settings.
- A rejected call returns a status without a body, with three exceptions: 400 lists the invalid fields, a ban returns its end, and a status with several reasons returns the one that applies.
- An unknown path or method returns 404, a path with too long a part 414, and an address longer than 16 KB with its headers 431, all without a body.
- Records of other users return 404. A 403 means that the session has ended or lacks the rights.
- Calls marked \`x-extension\` are proposed by this project; the others are those of the existing provider.
- Texts, lists and pages have limits. New fields may be added at any time.
- Dates have the form 31.12.2026 unless a field states another; times are in UTC.`;

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
    servers: [{ url: '/', description: 'The server that serves this description' }],
    tags: tags(contract),
    paths,
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'SESSION' },
        token: { type: 'http', scheme: 'bearer', description: 'An API token with the required scope' },
      },
      parameters: { IdempotencyKey: IDEMPOTENCY_KEY },
      headers: { ContentRange: CONTENT_RANGE },
      responses,
      schemas: { ...refusalSchemas, ...translator.schemas },
    },
  };
  return sharedParts(shared(document));
}
