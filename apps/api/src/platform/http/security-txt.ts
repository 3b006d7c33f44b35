import { readFileSync } from 'node:fs';
import { languages } from '@python-learning/domain';
import type { FastifyReply } from 'fastify';
import { AppError } from '../errors/app-error.ts';
import type { ApiServer } from './api-server.types.ts';

const address = '/.well-known/security.txt';
const policyAddress = '/.well-known/security-policy.txt';
const policyFile = new URL('../../../../../SECURITY.md', import.meta.url);

const open = { config: { access: 'anyone' } } as const;

const dayMs = 24 * 3600_000;
/** RFC 9116 advises less than a year. A server that runs is maintained, so the date moves with each day. */
const validDays = 180;

/**
 * Serves the address for reports of security faults (RFC 9116), and the policy for them. `contact` is a `mailto:` or
 * `https:` address. With null neither file is found: no address is better than one that nobody reads.
 */
export function serveSecurityTxt({ app, deps }: ApiServer, contact: string | null): void {
  const { publicOrigin } = deps.config;
  const policy = readFileSync(policyFile, 'utf8');
  app.get(address, open, async (_request, reply) => {
    if (contact === null) throw new AppError('not_found');
    return sendText(reply, securityTxt({ contact, publicOrigin, now: deps.clock.now() }));
  });
  app.get(policyAddress, open, async (_request, reply) => {
    if (contact === null) throw new AppError('not_found');
    return sendText(reply, policy);
  });
}

/** Warning for the operator that production has no security contact; null when none is due. */
export function missingContactLine(config: {
  isProduction: boolean;
  securityContact: string | null;
}): string | null {
  if (!config.isProduction || config.securityContact !== null) return null;
  return 'SECURITY_CONTACT is not set: nobody is told where to report a fault of security.';
}

function securityTxt(facts: { contact: string; publicOrigin: string; now: Date }): string {
  const today = Math.floor(facts.now.getTime() / dayMs) * dayMs;
  const lines = [
    `Contact: ${facts.contact}`,
    `Expires: ${new Date(today + validDays * dayMs).toISOString()}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${facts.publicOrigin}${address}`,
    `Policy: ${facts.publicOrigin}${policyAddress}`,
  ];
  return `${lines.join('\r\n')}\r\n`;
}

function sendText(reply: FastifyReply, text: string): FastifyReply {
  return reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=86400').send(text);
}
