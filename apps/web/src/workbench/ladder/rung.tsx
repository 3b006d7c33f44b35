/** One step of the ladder: a number on a disc, filled once the step is open. */
export function Rung({ number, isOpen }: { number: number; isOpen: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={`grid size-8 shrink-0 place-items-center rounded-full border-2 font-bold ${isOpen ? 'border-reward bg-reward text-on-reward' : 'border-edge text-muted'}`}
    >
      {number}
    </span>
  );
}
