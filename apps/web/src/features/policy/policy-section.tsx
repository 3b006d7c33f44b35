import type { PolicyTable, PolicySection as Section } from './policy-texts.ts';

type PolicySectionProps = { section: Section };

/** One section of a policy, with its own address. */
export function PolicySection({ section: { id, title, text, items, table, after } }: PolicySectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="relative scroll-mt-24 print:break-inside-avoid"
    >
      <span
        className="absolute -start-[2.05rem] top-2 size-3.5 rounded-full bg-reward print:hidden"
        aria-hidden="true"
      />
      <h2 id={`${id}-title`} className="text-xl">
        {title()}
      </h2>
      <div className="mt-2 grid grid-cols-1 gap-3 text-lg">
        {text && <p>{text()}</p>}
        {items && (
          <ul className="grid grid-cols-1 list-disc gap-2 ps-5 marker:text-action">
            {items.map((item) => (
              <li key={item()}>{item()}</li>
            ))}
          </ul>
        )}
        {table && <Facts table={table} />}
        {after && <p>{after()}</p>}
      </div>
    </section>
  );
}

type FactsProps = { table: PolicyTable };

/** A table if its columns fit; otherwise a card for each row, with the column names in it. */
function Facts({ table: { columns, rows } }: FactsProps) {
  const [first, ...others] = columns;
  return (
    <table className="text-base @max-[48rem]:block @min-[48rem]:border-collapse print:text-[10pt]">
      <thead className="@max-[48rem]:sr-only">
        <tr>
          {columns.map((column) => (
            <th key={column()} scope="col" className="border-b-2 border-edge py-2 pe-5 text-start">
              {column()}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="@max-[48rem]:grid @max-[48rem]:gap-4">
        {rows.map(([what, ...facts]) => (
          <tr
            key={what?.() ?? first?.()}
            className="@max-[48rem]:grid @max-[48rem]:gap-1 @max-[48rem]:rounded-2xl @max-[48rem]:bg-sunken @max-[48rem]:p-4 @min-[48rem]:border-b @min-[48rem]:border-line"
          >
            <th
              scope="row"
              className="text-start align-top @min-[48rem]:w-2/5 @min-[48rem]:py-3 @min-[48rem]:pe-5"
            >
              {what?.()}
            </th>
            {facts.map((fact, index) => (
              <td key={fact()} className="align-top text-muted @min-[48rem]:py-3 @min-[48rem]:pe-5">
                <span className="@min-[48rem]:hidden">{others[index]?.()}: </span>
                {fact()}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
