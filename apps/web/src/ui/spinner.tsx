import { m } from '../compiled-messages/messages.ts';

type SpinnerProps = { className?: string };

/** A loading indicator, as decoration beside words that say what is going on. */
export function Spinner({ className = 'size-8' }: SpinnerProps) {
  return (
    <svg className={`${className} shrink-0 animate-spin`} viewBox="0 0 24 24" fill="none" aria-hidden="true">
      <circle cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="2.5" opacity="0.25" />
      <path d="M12 3a9 9 0 0 1 9 9" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
    </svg>
  );
}

/** Fills a screen while it is not known what to show. */
export function LoadingScreen() {
  return (
    <output aria-busy="true" className="grid flex-1 place-items-center p-8 text-action">
      <Spinner className="size-10" />
      <span className="sr-only">{m.core_loading()}</span>
    </output>
  );
}
