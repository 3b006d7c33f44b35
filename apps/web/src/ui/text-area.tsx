import type { ComponentProps } from 'react';
import { controlClass, FieldFrame, type FieldTexts } from './field-frame.tsx';

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'id'> & FieldTexts;

/** Several lines to type into; it grows with what is typed where the browser can do that. */
export function TextArea({ label, description, error, className, ...area }: TextAreaProps) {
  return (
    <FieldFrame label={label} description={description} error={error} className={className}>
      {(ties) => (
        <textarea
          rows={6}
          {...area}
          {...ties}
          className={controlClass(Boolean(error), 'field-sizing-content min-h-40 resize-y py-3')}
        />
      )}
    </FieldFrame>
  );
}
