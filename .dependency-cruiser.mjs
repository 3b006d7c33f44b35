/**
 * The arrows of the tree. What may import what is decided here and nowhere else; each rule has a planted
 * violation in `scripts/boundaries.test.ts` that proves it bites.
 */
const workspace = (name) => `^(apps|packages)/${name}/`;

/** Code that only tests may import: test apps, fixtures, corpora. */
const testCode =
  '^packages/testing/|^apps/api/testing/|^packages/python/conformance/|^packages/feedback/fixtures/|\\.fixture\\.tsx?$|^apps/web/src/test/';

/** The folders of ours that `from` may not reach. */
function only(from, allowed, comment) {
  return {
    name: `${from}-reaches-only-${allowed.length === 0 ? 'itself' : allowed.join('-')}`,
    comment,
    severity: 'error',
    from: { path: workspace(from), pathNot: '\\.(test|story)\\.tsx?$|^apps/web/src/test/' },
    to: {
      path: '^(apps|packages|e2e|bench|scripts)/',
      pathNot: [workspace(from), ...allowed.map(workspace)].join('|'),
    },
  };
}

export default {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Modules that import each other cannot be read one at a time.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-unresolvable',
      comment: 'An import that leads nowhere.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(node:|\\?|.*\\?|#)' },
    },
    only('domain', [], 'The domain depends on nothing.'),
    only('contract', ['domain'], 'The contract depends on the domain and zod.'),
    only('feedback', ['domain'], 'Feedback is pure and depends on the domain alone.'),
    only('python', ['domain'], 'The engine knows nothing of the product.'),
    only(
      'exercises',
      ['domain', 'python', 'feedback'],
      'Exercises are written, run and judged without the product.',
    ),
    {
      ...only('curriculum', ['domain', 'stage'], 'Storyboards name what the stage can show.'),
      from: { path: '^packages/curriculum/src/', pathNot: '\\.test\\.ts$' },
    },
    {
      ...only(
        'curriculum',
        ['domain', 'python', 'feedback', 'stage'],
        'Content checks run programs, judge them, and measure the timelines of lessons.',
      ),
      name: 'curriculum-checks-reach-only-domain-python-feedback-stage',
      from: { path: '^packages/curriculum/checks/' },
    },
    {
      ...only(
        'curriculum',
        ['domain', 'python', 'feedback', 'stage'],
        'The studio films what Python does and what the app says about it.',
      ),
      name: 'curriculum-studio-reaches-only-domain-python-feedback-stage',
      from: { path: '^packages/curriculum/studio/' },
    },
    only('stage', ['domain'], 'The stage is pure: the studio films it, the web app plays it live.'),
    only('web', ['domain', 'contract', 'stage'], 'Solutions and hidden cases cannot enter a browser bundle.'),
    only(
      'api',
      ['domain', 'contract', 'curriculum', 'python', 'feedback', 'exercises'],
      'The api composes the packages.',
    ),
    {
      name: 'sql-only-in-repositories',
      comment: 'Kysely and pg are used by repositories and the database platform alone.',
      severity: 'error',
      from: { path: '^apps/api/src/', pathNot: '\\.repository\\.ts$|^apps/api/src/platform/|\\.test\\.ts$' },
      to: { path: '^node_modules/(kysely|pg|@types/pg)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'http-only-in-routes',
      comment: 'Fastify is known to the platform alone; modules speak of calls, not of requests.',
      severity: 'error',
      from: { path: '^apps/api/src/modules/' },
      to: { path: '^node_modules/(fastify|@fastify)/' },
    },
    {
      name: 'modules-refuse-through-their-call',
      comment:
        'A handler hands on what its call may refuse with. The authors of exercises also work for a job.',
      severity: 'error',
      from: {
        path: '^apps/api/src/modules/',
        pathNot: '\\.(test|fixture)\\.ts$|^apps/api/src/modules/personalized/authors/proof-runs\\.ts$',
      },
      to: { path: '^apps/api/src/platform/errors/app-error\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'routes-to-service-to-repository',
      comment: 'Routes talk to services; only services talk to repositories.',
      severity: 'error',
      from: { path: '\\.routes\\.ts$' },
      to: { path: '\\.repository\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'repositories-know-no-service',
      comment: 'A repository is the lowest step.',
      severity: 'error',
      from: { path: '\\.repository\\.ts$' },
      to: { path: '\\.(service|routes)\\.ts$' },
    },
    {
      name: 'modules-meet-through-their-index',
      comment: 'A module of the api meets another only through its index.',
      severity: 'error',
      from: { path: '^apps/api/src/modules/([^/]+)/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^apps/api/src/modules/([^/]+)/',
        pathNot: '^apps/api/src/modules/($1/|[^/]+/index\\.ts$)',
      },
    },
    {
      name: 'platform-knows-no-module',
      comment: 'The platform carries the modules and knows none of them.',
      severity: 'error',
      from: { path: '^apps/api/src/platform/', pathNot: '\\.test\\.ts$' },
      to: { path: '^apps/api/src/modules/' },
    },
    {
      name: 'features-do-not-meet',
      comment: 'Features of the web app do not import each other; routes compose them.',
      severity: 'error',
      from: { path: '^apps/web/src/features/([^/]+)/' },
      to: { path: '^apps/web/src/features/([^/]+)/', pathNot: '^apps/web/src/features/$1/' },
    },
    {
      name: 'features-know-no-route',
      comment: 'Routes compose features, never the other way round.',
      severity: 'error',
      from: { path: '^apps/web/src/(features|ui|lib|workbench|lesson-stage)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^apps/web/src/app/' },
    },
    {
      name: 'ui-and-lib-know-no-feature',
      comment: 'Shared pieces know nothing of the features that use them.',
      severity: 'error',
      from: { path: '^apps/web/src/(ui|lib|workbench|lesson-stage)/' },
      to: { path: '^apps/web/src/features/' },
    },
    {
      name: 'ui-and-lib-know-no-workbench-and-no-deck',
      comment: 'Workbench, deck and lesson stage are made of ui and lib; features use them.',
      severity: 'error',
      from: { path: '^apps/web/src/(ui|lib)/' },
      to: { path: '^apps/web/src/(workbench|deck|lesson-stage)/' },
    },
    {
      name: 'deck-knows-ui-and-lib-alone',
      comment: 'The deck is made of ui and lib, as the workbench is; features use both.',
      severity: 'error',
      from: { path: '^apps/web/src/deck/' },
      to: { path: '^apps/web/src/(app|features|workbench)/' },
    },
    {
      name: 'product-code-knows-no-test-code',
      comment: 'Test apps, fixtures and corpora are for tests.',
      severity: 'error',
      from: {
        path: '^(apps|packages)/',
        pathNot: `\\.(test|story)\\.tsx?$|${testCode}|^packages/curriculum/checks/`,
      },
      to: { path: testCode },
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|compiled-messages|content|media)/|\\.data/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
};
