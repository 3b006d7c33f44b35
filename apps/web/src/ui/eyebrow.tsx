import { useLanguage } from '../lib/language/language.ts';
import { secondLanguages } from '../lib/language/language-names.ts';
import { classNames } from './class-names.ts';

type EyebrowProps = { children: string; className?: string };

/** A small label above a heading, in a second language, so that each page has a little of both. */
export function Eyebrow({ children, className }: EyebrowProps) {
  const language = useLanguage();
  return (
    <p
      lang={secondLanguages[language]}
      className={classNames('flex items-center gap-2 font-bold', className ?? 'text-action')}
    >
      <span className="flex gap-1" aria-hidden="true">
        <span className="size-1.5 rounded-full bg-reward" />
        <span className="size-1.5 rounded-full bg-reward" />
        <span className="size-1.5 rounded-full bg-reward" />
      </span>
      {children}
    </p>
  );
}
