import { apiBase, codesOf, type Endpoint, type ErrorCode, statusByCode } from '@python-learning/contract';
import * as z from 'zod/mini';
import type { ApiServer } from './api-server.types.ts';
import { compactAnswers } from './compact-answers.ts';

/** Serves the OpenAPI 3.1 document of every registered call at `/api/openapi.json`. */
export function serveOpenApi({ app, endpoints }: ApiServer): void {
  let document: object | null = null;
  app.get(
    `${apiBase}/openapi.json`,
    { ...compactAnswers, config: { access: 'anyone' } },
    async (_request, reply) => {
      document ??= openApiOf(endpoints);
      return reply.header('cache-control', 'no-store').send(document);
    },
  );
}

function openApiOf(endpoints: readonly Endpoint[]): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const endpoint of endpoints) {
    const path = `${apiBase}${endpoint.path}`.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Python Learning', version: '1', description },
    servers: [{ url: '/' }],
    paths,
    components: { schemas: { Error: errorSchema }, securitySchemes },
  };
}

const description =
  'Every text comes in the language that Accept-Language likes best: Tamil (ta) or English (en). Calls that change ' +
  'something send the cookie csrftoken again as the header X-CSRFToken, and may carry an Idempotency-Key.';

const securitySchemes = {
  session: { type: 'apiKey', in: 'cookie', name: 'access_token' },
  refresh: { type: 'apiKey', in: 'cookie', name: 'refresh_token' },
};

const errorSchema = {
  type: 'object',
  description: 'One message as `detail`, or lists of messages by field.',
  properties: { code: { type: 'string' }, detail: { type: 'string' }, error: { type: 'string' } },
  required: ['code'],
  additionalProperties: { type: 'array', items: { type: 'string' } },
};

const securityByAccess = {
  public: [],
  learner: [{ session: [] }],
  refresh: [{ refresh: [] }],
  provider: [],
} as const satisfies Record<Endpoint['access'], readonly object[]>;

function operationOf(endpoint: Endpoint): object {
  const parameters = Object.keys(endpoint.params?.shape ?? {}).map((name) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const content = sentContent(endpoint);
  const requestBody = content && { requestBody: { content } };
  return {
    summary: endpoint.summary,
    security: securityByAccess[endpoint.access],
    parameters,
    ...requestBody,
    responses: {
      [endpoint.status]: { description: 'Done.', ...answeredContent(endpoint) },
      ...errorResponses(codesOf(endpoint)),
    },
  };
}

/** A payment provider sends what its own documentation says. */
function sentContent({ access, body }: Endpoint): object | undefined {
  if (access === 'provider') return { '*/*': {} };
  return body && json(schemaOf(body, 'input'));
}

/** Calls by the payment provider are answered without a body. */
function answeredContent({ access, response }: Endpoint): object {
  return access === 'provider' ? {} : { content: json(schemaOf(response, 'input')) };
}

function errorResponses(codes: ReadonlySet<ErrorCode>): Record<string, object> {
  const responses: Record<string, object> = {};
  for (const [status, those] of Map.groupBy(codes, (code) => statusByCode[code])) {
    const content = json({ $ref: '#/components/schemas/Error' });
    responses[String(status)] = { description: those.join(', '), content };
  }
  return responses;
}

function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): object {
  const described: object = z.toJSONSchema(schema, { io, target: 'draft-2020-12' });
  // The document names the dialect once, so the schemas do not.
  return Object.fromEntries(Object.entries<unknown>({ ...described }).filter(([name]) => name !== '$schema'));
}

function json(schema: object): object {
  return { 'application/json': { schema } };
}
