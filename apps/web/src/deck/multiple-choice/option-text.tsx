import { isCodeOption } from './code-options.ts';

type OptionTextProps = {
  text: string;
  /** All options of the question, this one included. */
  options: readonly string[];
};

/** The text of a multiple-choice option, in a code font if it is code. */
export function OptionText({ text, options }: OptionTextProps) {
  return isCodeOption(text, options) ? (
    <code
      translate="no"
      className="min-w-0 whitespace-pre-wrap break-words font-mono [font-variant-ligatures:none]"
    >
      {text}
    </code>
  ) : (
    <span className="min-w-0 whitespace-pre-line break-words">{text}</span>
  );
}
