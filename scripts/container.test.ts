import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DockerfileParser } from 'dockerfile-ast';
import { validate } from 'dockerfile-utils';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { runtimeFault } from '../apps/api/src/check-runtime.ts';
import { settingNames } from '../apps/api/src/platform/config/config.ts';

const root = path.resolve(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** Tracked and new files that a build of the image can copy, by the rules of `.dockerignore`. */
const context = (() => {
  const [everything, ...lines] = read('.dockerignore')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  if (everything !== '*') throw new Error('.dockerignore does not begin with nothing');
  const rules = lines.map((line) => ({ keeps: line.startsWith('!'), pattern: line.replace(/^!/, '') }));
  const fits = (file: string, pattern: string) =>
    path.matchesGlob(file, pattern) || path.matchesGlob(file, `${pattern}/**`);
  const list = ['ls-files', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', list, { cwd: root, encoding: 'utf8' }).trim().split('\n');
  return files.filter((file) => rules.findLast(({ pattern }) => fits(file, pattern))?.keeps ?? false);
})();

describe('the context of the image', () => {
  test('has the manifest of every workspace that the server and the web app need', () => {
    const needed = new Set(['apps/api', 'apps/web']);
    for (const folder of needed) {
      const { dependencies } = z
        .object({ dependencies: z.record(z.string(), z.string()).optional() })
        .parse(JSON.parse(read(`${folder}/package.json`)));
      for (const name of Object.keys(dependencies ?? {}))
        if (name.startsWith('@python-learning/')) needed.add(name.replace('@python-learning/', 'packages/'));
    }
    expect(context).toEqual(expect.arrayContaining([...needed].map((folder) => `${folder}/package.json`)));
  });

  test.each([
    ['tests', /\.(?:test|fixture|story)\.tsx?$|^packages\/testing\//],
    ['what films are made with', /^packages\/curriculum\/(?:studio|checks)\//],
    ['secrets', /(?:^|\/)\.env|\.pem$|\.key$/],
    ['what git and tools keep', /(?:^|\/)\.(?!$)[^/]+\/|(?:^|\/)(?:node_modules|dist|\.data)\//],
  ])('has no %s', (_what, pattern) => {
    expect(context.filter((file) => pattern.test(file))).toEqual([]);
  });

  test('has what the server reads while it runs', () => {
    for (const file of [
      'apps/api/main.mjs',
      'apps/api/build.ts',
      'apps/api/texts/ta.json',
      'SECURITY.md',
      'scripts/admin.ts',
    ])
      expect(context).toContain(file);
    for (const folder of ['apps/api/migrations', 'packages/curriculum/media', 'packages/exercises/templates'])
      expect(context.filter((file) => file.startsWith(`${folder}/`))).not.toEqual([]);
  });
});

describe('the Dockerfile', () => {
  const text = read('deploy/Dockerfile');
  const dockerfile = DockerfileParser.parse(text);
  const stages = dockerfile.getFROMs();
  const argument = (name: string) =>
    dockerfile
      .getInitialARGs()
      .map((one) => one.getProperty())
      .find((one) => one?.getName() === name)
      ?.getValue();
  const lastStage = text.slice(text.lastIndexOf('\nFROM '));
  const valuesOf = (keyword: string, from = dockerfile) =>
    from
      .getInstructions()
      .filter((one) => one.getKeyword() === keyword)
      .map((one) => one.toString().slice(keyword.length + 1));

  test('is understood by a parser, line by line', () => {
    expect(validate(text)).toEqual([]);
  });

  test('has several stages on one base, whose release and digest are arguments', () => {
    const names = stages.map((stage) => stage.getBuildStage());
    const bases = stages.map((stage) => stage.getImage()).filter((image) => !names.includes(image));
    expect(stages.length).toBeGreaterThan(2);
    expect(new Set(bases)).toEqual(new Set([`node:\${NODE_TAG}\${NODE_DIGEST}`]));
    expect(argument('NODE_DIGEST')).toBe('');
  });

  test('has a Node that production accepts', () => {
    const [version = ''] = (argument('NODE_TAG') ?? '').split('-');
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(runtimeFault(version)).toBeNull();
  });

  test('runs as a user without rights, and says whether it is alive', () => {
    const last = DockerfileParser.parse(lastStage);
    expect(valuesOf('USER', last)).toEqual(['node']);
    expect(valuesOf('HEALTHCHECK', last)[0]).toContain('/healthz');
    expect(valuesOf('VOLUME', last)).toEqual(['/var/lib/python-learning']);
  });

  test('ships no tool that builds or checks', () => {
    const last = DockerfileParser.parse(lastStage);
    expect(valuesOf('RUN', last).join()).not.toContain('npm');
    const installs = valuesOf('RUN').filter((command) => command.startsWith('npm ci'));
    expect(installs).toContain('npm ci --omit=dev --workspace apps/api');
    expect(valuesOf('COPY', last)).toContain(
      '--from=packages /opt/python-learning/node_modules node_modules',
    );
  });

  test('builds what is served, and takes over every result', () => {
    const build = 'npm run build --workspace apps/web --workspace apps/api';
    expect(valuesOf('RUN')).toContain(build);
    for (const result of ['apps/web/dist', 'apps/api/dist', 'packages/python/dist'])
      expect(valuesOf('COPY', DockerfileParser.parse(lastStage))).toContain(
        `--from=built /opt/python-learning/${result} ${result}`,
      );
  });

  test('copies what the context has, and starts a file of it', () => {
    const sources = valuesOf('COPY', DockerfileParser.parse(lastStage))
      .filter((words) => !words.startsWith('--from'))
      .flatMap((words) => words.split(' ').slice(0, -1));
    for (const source of sources)
      expect(context.filter((file) => file === source || file.startsWith(`${source}/`))).not.toEqual([]);
    const [, main] = z
      .tuple([z.literal('node'), z.string()])
      .parse(JSON.parse(valuesOf('ENTRYPOINT')[0] ?? ''));
    expect(context).toContain(main);
  });
});

const words = z.array(z.string());
const size = z.string().regex(/^\d+[mg]$/);
const duration = z.string().regex(/^\d+s$/);
const condition = z.record(z.string(), z.strictObject({ condition: z.enum(['service_healthy']) }));
/** Keys and values of the compose specification that our file uses; every other key is a mistake. */
const service = z.strictObject({
  image: z.string().optional(),
  build: z
    .strictObject({ context: z.string(), dockerfile: z.string(), args: z.record(z.string(), z.string()) })
    .optional(),
  init: z.boolean().optional(),
  user: z.string().optional(),
  entrypoint: words.optional(),
  cap_drop: words.optional(),
  cap_add: words.optional(),
  security_opt: words,
  read_only: z.boolean().optional(),
  tmpfs: words.optional(),
  volumes: words,
  env_file: words.optional(),
  environment: z.record(z.string(), z.string()),
  ports: words.optional(),
  networks: words,
  depends_on: condition.optional(),
  healthcheck: z
    .strictObject({ test: words, interval: duration, timeout: duration, retries: z.int() })
    .optional(),
  mem_limit: size.optional(),
  shm_size: size.optional(),
  pids_limit: z.int().optional(),
  ulimits: z.strictObject({ nofile: z.int() }).optional(),
  stop_grace_period: duration.optional(),
  restart: z.literal('unless-stopped'),
});
const composeFile = z.strictObject({
  name: z.string(),
  services: z.record(z.string(), service),
  networks: z.record(z.string(), z.strictObject({ internal: z.boolean().optional() })),
  volumes: z.record(z.string(), z.strictObject({})),
});

describe('the compose file', () => {
  const { services, networks, volumes } = composeFile.parse(parse(read('deploy/compose.yml')));
  const { app, database, proxy } = z
    .object({ app: service, database: service, proxy: service })
    .parse(services);

  test('names networks, volumes, services and files that exist', () => {
    for (const one of Object.values(services)) {
      for (const network of one.networks) expect(Object.keys(networks)).toContain(network);
      for (const other of Object.keys(one.depends_on ?? {})) expect(Object.keys(services)).toContain(other);
      for (const [from = ''] of one.volumes.map((volume) => volume.split(':'))) {
        if (from.startsWith('./')) expect(existsSync(path.join(root, 'deploy', from))).toBe(true);
        else expect(Object.keys(volumes)).toContain(from);
      }
    }
    expect(path.join('deploy', app.build?.context ?? '', app.build?.dockerfile ?? '')).toBe(
      'deploy/Dockerfile',
    );
  });

  test('sets what the app knows, and switches it to production whatever the file of settings says', () => {
    expect(settingNames).toEqual(expect.arrayContaining(Object.keys(app.environment)));
    expect(app.environment).toMatchObject({ NODE_ENV: 'production', TRUSTED_PROXIES: '1' });
  });

  test('lets the app write nowhere but in its volume and in memory', () => {
    expect(app).toMatchObject({ read_only: true, volumes: ['app-data:/var/lib/python-learning'] });
    expect(app.tmpfs).toEqual([expect.stringMatching(/^\/tmp:/)]);
  });

  test('gives the app the powers of the unit of systemd and no other', () => {
    const [, powers = ''] =
      /^CapabilityBoundingSet=(.*)$/m.exec(read('deploy/python-learning.service')) ?? [];
    const names = powers.split(' ').map((power) => power.replace('CAP_', ''));
    const raised = `-all,${names.map((name) => `+${name.toLowerCase()}`).join(',')}`;
    expect(app).toMatchObject({ cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] });
    expect(app.cap_add?.toSorted()).toEqual(names.toSorted());
    expect(app.entrypoint).toEqual(
      expect.arrayContaining(['--reuid=node', `--inh-caps=${raised}`, `--ambient-caps=${raised}`]),
    );
  });

  test('opens ports of the proxy alone, and keeps the database away from the internet', () => {
    const open = Object.entries(services).filter(([, { ports }]) => ports !== undefined);
    expect(open.map(([name]) => name)).toEqual(['proxy']);
    expect(database.networks).toEqual(['inside']);
    expect(networks['inside']).toEqual({ internal: true });
    expect(proxy.networks).not.toContain('inside');
  });

  test('names a release of every image', () => {
    for (const { image } of Object.values(services)) if (image) expect(image).toMatch(/^[a-z]+:\d+[\w.-]*$/);
  });

  test('gives the proxy the address that its file asks for', () => {
    const asked = [...read('deploy/Caddyfile').matchAll(/\{\$(\w+)/g)].map(([, name]) => name);
    expect(Object.keys(proxy.environment).toSorted()).toEqual(
      asked.toSorted((one, other) => String(one).localeCompare(String(other))),
    );
    const [, port] = proxy.environment['UPSTREAM']?.split(':') ?? [];
    expect(port).toBe(app.environment['PORT']);
  });
});

test('the folder of the image has one Dockerfile', () => {
  expect(globSync('**/Dockerfile', { cwd: root, exclude: ['**/node_modules/**'] })).toEqual([
    'deploy/Dockerfile',
  ]);
});
