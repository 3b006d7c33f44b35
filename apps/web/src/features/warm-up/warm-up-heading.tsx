import { useEffect, useRef } from 'react';

type WarmUpHeadingProps = {
  children: string;
  /** True where the button that led here is gone, so that the focus goes on. */
  takesFocus: boolean;
};

/** The heading of the card, whatever is on it. */
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
