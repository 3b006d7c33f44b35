/** The page of a shared program and its placeholder. */
export const sharedFrame = 'mx-auto flex w-full max-w-5xl flex-1 flex-col px-4';

/** What the program shows and its lines, one below the other or side by side. */
export const sharedColumns =
  'grid flex-1 grid-cols-1 content-start gap-x-7 gap-y-3 pt-3 pb-4 md:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] md:gap-y-4 md:pt-6';

/** The button beside Run, in one row with it on a phone: what has no room in a line goes on in a second one. */
export const besideRun = 'min-h-14 grow-2 basis-36 px-2!';
