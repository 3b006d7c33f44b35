/** A shared program and its placeholder: what it shows and its lines, one below the other or side by side. */
export const sharedColumns =
  'mx-auto grid w-full max-w-5xl flex-1 grid-cols-1 content-start gap-x-7 gap-y-3 px-4 pt-3 pb-4 md:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] md:gap-y-4 md:pt-6';
