import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type GoodReply, goodReply } from './good-replies.ts';
import type { Misbehaviour } from './misbehaviours.ts';

type Message = { role: string; content: string };
type ChatBody = { messages: Message[]; response_format?: { type: string } };

/** A fake AI service: OpenAI's chat completions on a loopback port, with misbehaviour on demand. */
export type AiService = {
  settings: { baseUrl: string; apiKey: string; model: string; tokensPerDay: number };
  /** Chooses the misbehaviour for the next exercise request; null for a good answer. */
  plan: (number: number) => Misbehaviour | null;
  /** Response formats that it supports; others are refused with 400 or 422. */
  knows: { json_schema: boolean; json_object: boolean };
  /** Requests it received, oldest first. */
  requests: ChatBody[];
  stop(): Promise<void>;
};

const apiKey = 'key-of-the-tests';

export async function startAiService(): Promise<AiService> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const service: AiService = {
    settings: {
      baseUrl: `http://127.0.0.1:${port}/v1`,
      apiKey,
      model: 'misbehaving-1',
      tokensPerDay: 100_000_000,
    },
    plan: () => null,
    knows: { json_schema: true, json_object: true },
    requests: [],
    stop: () => close(server),
  };
  const written = { count: 0, solutions: new Map<string, string>() };
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    void answer(service, written, request, response);
  });
  return service;
}

type Written = { count: number; solutions: Map<string, string> };

async function answer(
  service: AiService,
  written: Written,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const body = JSON.parse(await textOf(request)) as ChatBody;
  service.requests.push(body);
  const task = taskOf(body);
  const refusal = refusalOf(service, request, body);
  if (refusal !== null) sendStatus(response, refusal);
  else if (task !== null) sendContent(response, JSON.stringify({ program: solutionOf(written, task) }));
  else writeExercise(service, written, response);
}

function refusalOf({ knows }: AiService, { headers }: IncomingMessage, body: ChatBody): number | null {
  const form = body.response_format?.type;
  if (headers.authorization !== `Bearer ${apiKey}`) return 401;
  if (form === 'json_schema' && !knows.json_schema) return 400;
  return form === 'json_object' && !knows.json_object ? 422 : null;
}

function writeExercise(service: AiService, written: Written, response: ServerResponse): void {
  const number = written.count;
  written.count += 1;
  const reply = goodReply(number);
  written.solutions.set(keyOf(reply), reply.reference_solution);
  const misbehaviour = service.plan(number);
  if (misbehaviour === null) sendContent(response, JSON.stringify(reply));
  else misbehave(response, misbehaviour);
}

function misbehave(response: ServerResponse, misbehaviour: Misbehaviour): void {
  switch (misbehaviour.kind) {
    case 'content':
      sendContent(response, misbehaviour.content);
      break;
    case 'length':
      sendContent(response, '{"is_possible": true, "tit', 'length');
      break;
    case 'status':
      sendStatus(response, misbehaviour.status, misbehaviour.retryAfterS);
      break;
    case 'break-off':
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' });
      response.write('{"choices": [{"message": {"con', () => response.destroy());
      break;
    case 'hang':
      break;
  }
}

function sendContent(response: ServerResponse, content: string, finish_reason = 'stop'): void {
  const choices = [{ index: 0, finish_reason, message: { role: 'assistant', content } }];
  const usage = { prompt_tokens: 700, completion_tokens: 600, total_tokens: 1_300 };
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ id: 'chat-1', object: 'chat.completion', choices, usage }));
}

function sendStatus(response: ServerResponse, status: number, retryAfterS?: number): void {
  const headers = retryAfterS === undefined ? {} : { 'retry-after': String(retryAfterS) };
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify({ error: { message: 'on order' } }));
}

/** The task of a request for a second solution; null for a request for an exercise. */
function taskOf({ messages }: ChatBody): string | null {
  const asked = JSON.parse(messages.find(({ role }) => role === 'user')?.content ?? '{}') as {
    task?: string;
  };
  return asked.task ?? null;
}

/** Solves the task as stated, whatever the exercise came with. */
function solutionOf({ solutions }: Written, task: string): string {
  const found = [...solutions].findLast(([statement]) => task.startsWith(statement));
  return found?.[1] ?? 'print("I cannot")\n';
}

function keyOf({ statement }: GoodReply): string {
  return statement.en;
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.closeAllConnections();
    server.close(() => resolve());
  });
}
