import * as z from 'zod/mini';

/** File of the built web app that tells the server about its pages. Its name begins with a dot: it is not for the web. */
export const pageManifestFile = '.pages.json';

/** The beginning of the element in a page that takes the answers to its first calls. */
export const answersElement = '<script type="application/json" id="answers">';

/** The pages of the web app. The first that has the path of an address opens there. */
export const pageManifest = z.array(
  z.object({
    /** `:name` stands for a parameter; `/*` is the path of all addresses. */
    path: z.string(),
    /** Name of the page's files, without language and ending: `outline/code` of `outline/code.ta.html`. */
    file: z.string(),
    /** Calls of the api that the screen makes first. A parameter gets the value of the path's parameter. */
    calls: z.array(z.string()),
    /** True if search engines may not list the page. */
    isUnlisted: z.boolean(),
  }),
);
export type PageManifest = z.output<typeof pageManifest>;
