type LineDrawingProps = {
  /** Path data within a square of 24. */
  path: string;
  className?: string | undefined;
};

/** A small picture of lines in the colour of the text. It says nothing to a screen reader: the words beside it do. */
export function LineDrawing({ path, className = 'size-6' }: LineDrawingProps) {
  return (
    <svg
      className={`${className} shrink-0`}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
