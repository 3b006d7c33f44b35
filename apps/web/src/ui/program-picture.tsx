/** Lines that a picture shows. */
const shownLines = 3;

/** The first lines of a program, or of what it shows, as its picture. The title beside it is its name for screen readers. */
export function ProgramPicture({ text }: { text: string }) {
  return (
    <span
      aria-hidden="true"
      translate="no"
      className="grid min-w-0 grid-cols-1 content-center self-stretch overflow-hidden bg-code-ground px-2.5 py-2 font-plain-mono leading-snug text-code-ink"
    >
      {text.split('\n', shownLines).map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity
        <span key={index} className="truncate whitespace-pre">
          {line === '' ? ' ' : line}
        </span>
      ))}
    </span>
  );
}
