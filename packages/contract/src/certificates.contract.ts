import * as z from 'zod/mini';
import { defineEndpoints } from './endpoint.ts';
import { localizedText } from './localized-text.ts';

/** `starter` is for the first four milestones, `course` for all fifteen. */
export const certificateKinds = ['starter', 'course'] as const;
export type CertificateKind = (typeof certificateKinds)[number];

/** Bounds of what a learner may write on a certificate, in characters. */
export const certificateLimits = { maxNameLength: 60, maxProjectLength: 160 };

const params = z.object({ kind: z.enum(certificateKinds) });
const kind = z.enum(certificateKinds);
/** A day, such as 2026-11-21, in the time zone of the course. */
const day = z.string();

export const award = z.object({
  awarded_on: day,
  /** Identifies the public page that verifies the certificate; cannot be guessed. */
  code: z.string(),
  /** Whether that page is open. */
  is_public: z.boolean(),
  /** The name on that page, only at the learner's request; else null, and no name is stored. */
  shown_name: z.nullable(z.string()),
  /** One sentence about the learner's own project, or null. */
  project_sentence: z.nullable(z.string()),
});
export type Award = z.output<typeof award>;

export const certificate = z.object({
  kind,
  milestones: z.array(
    z.object({ id: z.string(), order: z.int(), title: localizedText, is_completed: z.boolean() }),
  ),
  /** The project at the end of the course; missing for a certificate without a project. */
  project_title: z.optional(localizedText),
  /** Null until everything is completed. */
  award: z.nullable(award),
  /** What is left to complete; all zero once the certificate is awarded. */
  missing: z.object({ milestones: z.int(), lessons: z.int(), questions: z.int(), exercises: z.int() }),
  /** Where to continue, or null if nothing is missing. */
  next_step: z.nullable(
    z.object({
      milestone_id: z.string(),
      title: localizedText,
      step: z.enum(['video', 'code', 'exercise']),
    }),
  ),
});
export type Certificate = z.output<typeof certificate>;

/** Everything that a stranger with the address of a certificate can see. */
export const certificateProof = z.object({ kind, awarded_on: day, name: z.nullable(z.string()) });
export type CertificateProof = z.output<typeof certificateProof>;

export const certificatesContract = defineEndpoints({
  certificate: {
    method: 'GET',
    path: '/certificates/:kind/',
    access: 'learner',
    summary: 'A certificate of the learner, or what is missing for it.',
    params,
    status: 200,
    response: certificate,
    errors: ['not_found'],
  },
  changeCertificate: {
    method: 'POST',
    path: '/certificates/:kind/',
    access: 'learner',
    summary:
      'Open or close the page that proves a certificate, choose its name, add a sentence about a project.',
    params,
    body: z.object({
      is_public: z.optional(z.boolean()),
      shown_name: z.optional(
        z.nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(certificateLimits.maxNameLength))),
      ),
      project_sentence: z.optional(
        z.nullable(
          z.string().check(z.trim(), z.minLength(1), z.maxLength(certificateLimits.maxProjectLength)),
        ),
      ),
    }),
    repeatable: true,
    status: 200,
    response: certificate,
    errors: ['validation_failed', 'not_found'],
  },
  verify: {
    method: 'GET',
    path: '/certificates/verify/:code/',
    access: 'public',
    summary: 'Whether a certificate is true, for who holds its address.',
    params: z.object({ code: z.string().check(z.minLength(1), z.maxLength(100)) }),
    status: 200,
    response: certificateProof,
    errors: ['not_found'],
  },
});
