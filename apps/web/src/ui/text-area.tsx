import type { ComponentProps } from 'react';
import { controlClass, FieldFrame, type FieldTexts } from './field-frame.tsx';

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'id'> & FieldTexts;

/** A text field of several lines. It grows with its text if the browser supports that. */
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
