import { useEffect, useRef } from 'react';

type WarmUpHeadingProps = {
  children: string;
  /** True if the button that led here is gone, so the heading must take the focus. */
  takesFocus: boolean;
};

/** The heading of the warm-up card in each of its states. */
export function WarmUpHeading({ children, takesFocus }: WarmUpHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <h2 ref={heading} id="warm-up" tabIndex={-1} className="text-lg outline-none">
      {children}
    </h2>
  );
}
