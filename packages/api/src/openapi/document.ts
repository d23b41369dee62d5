import type { Access } from '../endpoint.ts';
import type { Reason } from '../reasons.ts';

/**
 * The parts of an OpenAPI 3.1 document that this project uses, for the code that generates it and the page that shows
 * it.
 */

/** The part of JSON Schema 2020-12 that the contract's schemas use. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly prefixItems?: readonly JsonSchema[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly additionalProperties?: JsonSchema | boolean;
  readonly propertyNames?: JsonSchema;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly examples?: readonly unknown[];
  readonly format?: string;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
}

export type Schemas = Record<string, JsonSchema>;

export interface Content {
  readonly schema: JsonSchema;
  readonly example?: unknown;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly description?: string;
  readonly schema?: JsonSchema;
  /** A parameter that is a JSON text. */
  readonly content?: Readonly<Record<string, Content>>;
  readonly example?: unknown;
}

/** Why a call is rejected, for display. */
/** A sentence in the two languages of the document. */
export interface Sentence {
  ru: string;
  en: string;
}

export type StatedReason = Sentence & { readonly reason: Reason };

export interface Header {
  readonly description: string;
  readonly schema: JsonSchema;
}

export interface ApiResponse {
  readonly description: string;
  readonly headers?: Readonly<Record<string, Header | Reference>>;
  readonly content?: Readonly<Record<string, Content>>;
  /** Empty when the response is not a refusal. */
  readonly 'x-reason'?: readonly StatedReason[];
}

export interface Reference {
  readonly $ref: string;
}

export interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
  /** Accepted authentication: `session`, or `token` with the scope that it needs. */
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly 'x-access': Access;
  /** This project proposes the shape: existing clients do not use it. */
  readonly 'x-extension'?: true;
  readonly parameters: readonly (Parameter | Reference)[];
  readonly requestBody?: { readonly required: boolean; readonly content: Readonly<Record<string, Content>> };
  readonly responses: Readonly<Record<string, ApiResponse | Reference>>;
}

export interface Tag {
  readonly name: string;
  readonly description: string;
  /** Title of the feature in both languages. */
  readonly 'x-title': Sentence;
  /** Description in both languages. */
  readonly 'x-about': Sentence;
}

export interface ApiDocument {
  readonly openapi: string;
  readonly info: {
    readonly title: string;
    readonly version: string;
    readonly description: string;
    readonly license: { readonly name: string; readonly identifier: string };
  };
  readonly servers: readonly { readonly url: string; readonly description: string }[];
  readonly tags: readonly Tag[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly securitySchemes: Readonly<Record<string, object>>;
    readonly parameters: Readonly<Record<string, Parameter>>;
    readonly headers: Readonly<Record<string, Header>>;
    readonly responses: Readonly<Record<string, ApiResponse>>;
    readonly schemas: Readonly<Schemas>;
  };
}

export const schemaRef = (name: string): string => `#/components/schemas/${name}`;
const SCHEMA_REF = /^#\/components\/schemas\//;

/** Resolves a reference to its schema; returns any other schema unchanged. */
export function resolved(schema: JsonSchema, schemas: Readonly<Schemas>): JsonSchema {
  const target = schema.$ref && schemas[schema.$ref.replace(SCHEMA_REF, '')];
  return target ? resolved(target, schemas) : schema;
}

/** Returns the name of the component that a reference points to. */
export const nameIn = ({ $ref }: Reference): string => $ref.slice($ref.lastIndexOf('/') + 1);

/** Returns the parameters of a call, including those shared in the document. */
export const parametersOf = (
  { parameters }: Pick<Operation, 'parameters'>,
  { components }: Pick<ApiDocument, 'components'>,
): Parameter[] =>
  parameters.flatMap((one) => ('$ref' in one ? (components.parameters[nameIn(one)] ?? []) : [one]));
