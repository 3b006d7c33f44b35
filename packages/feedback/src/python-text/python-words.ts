/** Keywords of Python 3.14 that cannot be names. */
export const keywords: ReadonlySet<string> = new Set(
  'False None True and as assert async await break class continue def del elif else except finally for from global if import in is lambda nonlocal not or pass raise return try while with yield'.split(
    ' ',
  ),
);

/** Keywords whose line ends with a colon. */
export const blockKeywords: ReadonlySet<string> = new Set(
  'if elif else for while def try except finally with class'.split(' '),
);

/** Built-in functions and types that beginners meet. */
export const builtins: ReadonlySet<string> = new Set(
  'abs all any ascii bin bool chr dict divmod enumerate filter float format hex id input int isinstance len list map max min next object oct open ord pow print range repr reversed round set sorted str sum super tuple type zip Exception ValueError TypeError NameError KeyError IndexError ZeroDivisionError'.split(
    ' ',
  ),
);

/**
 * Python words that beginners use. Python also suggests rare words, such as `help`, `hash` or `iter`, for a name of the
 * learner's own; those are never meant.
 */
export const usualWords: ReadonlySet<string> = new Set([
  ...keywords,
  ...'print input int float str bool len range round sum max min abs list dict set sorted reversed enumerate type zip open chr ord ValueError TypeError KeyError IndexError ZeroDivisionError'.split(
    ' ',
  ),
]);
