import type { ComponentProps, ReactNode } from 'react';
import { controlClass, FieldFrame, type FieldTexts } from './field-frame.tsx';

type FieldProps = Omit<ComponentProps<'input'>, 'id'> &
  FieldTexts & {
    /** A small control at the end of the line, such as Show. */
    trailing?: ReactNode;
  };

/** A text field of one line. */
export function Field({ label, description, error, trailing, className, ...input }: FieldProps) {
  return (
    <FieldFrame label={label} description={description} error={error} className={className}>
      {(ties) => (
        <div className="relative">
          <input
            {...input}
            {...ties}
            className={controlClass(Boolean(error), `min-h-12 ${trailing === undefined ? '' : 'pe-24'}`)}
          />
          {trailing !== undefined && (
            <div className="absolute inset-y-0 end-1 flex items-center">{trailing}</div>
          )}
        </div>
      )}
    </FieldFrame>
  );
}
