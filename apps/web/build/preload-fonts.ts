import type { HtmlTagDescriptor, Plugin } from 'vite';

/** Fonts that the first paint of every page needs, by the start of their file name. */
const firstPaint = ['catamaran-tamil-400', 'catamaran-basic-400'];

/** Adds a preload link for the fonts of the first paint, under the hashed names they get in the build. */
export function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        return Object.keys(bundle ?? {})
          .filter((name) => name.endsWith('.woff2') && firstPaint.some((font) => name.includes(font)))
          .map(preloadLink);
      },
    },
  };
}

function preloadLink(name: string): HtmlTagDescriptor {
  return {
    tag: 'link',
    attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${name}` },
    injectTo: 'head-prepend',
  };
}
