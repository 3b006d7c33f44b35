import type { Plugin } from 'vite';

/** Lets the build drop the parts of the router that the app does not use, which the router's files do not permit by themselves. */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    transform: (code, id) =>
      /\/node_modules\/react-router\/dist\/production\/.*\.js$/.test(id) ? withDroppableValues(code) : null,
  };
}

/**
 * Marks the calls and the classes at the top level of a module as free of side effects. The bundler has to assume that
 * reading `React.memo` or `React.Component` may have some, and would keep everything that they refer to.
 */
export function withDroppableValues(code: string): string {
  return code
    .replaceAll(/^(const \w+ = )(React\$1\.\w+\()/gm, '$1/* @__PURE__ */ $2')
    .replaceAll(
      /^(var \w+ = )(class extends React\$1\.Component \{\n.*?^\});$/gms,
      '$1/* @__PURE__ */ (() => $2)();',
    );
}
