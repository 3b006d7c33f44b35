import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { m } from '../../compiled-messages/messages.ts';
import { classNames } from '../../ui/class-names.ts';
import { Arrows } from './arrows.tsx';
import { bringIntoView } from './bring-into-view.ts';
import { type Box, leadsToShared, ownersOf, type Picture, type PicturedFrame } from './picture.ts';
import { ObjectBoxes, Value } from './value-boxes.tsx';
import { valueText } from './value-text.ts';

type NamesPictureProps = {
  picture: Picture;
  /** What the step decided, if it decided something. */
  condition: { source: string; value: boolean } | undefined;
};

/** The names of the program and of its running calls with their values, and the objects that several of them share. */
export function NamesPicture({ picture, condition }: NamesPictureProps) {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // Of several, the newest call.
    bringIntoView(frame.current, [...(frame.current?.querySelectorAll('[data-new]') ?? [])].at(-1));
  });
  const isEmpty = picture.frames.every(({ boxes, name }) => boxes.length === 0 && name === null);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset holds controls of a form
    <div
      ref={frame}
      role="group"
      aria-label={m.practice_steps_names()}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: many names are scrolled with the keyboard
      tabIndex={0} // oxlint-disable-line jsx-a11y/no-noninteractive-tabindex
      className="grid min-h-24 flex-1 short:min-h-12 grid-cols-1 [align-content:safe_center] justify-items-center gap-3 overflow-y-auto overscroll-contain p-2 touch-pan-y"
    >
      {isEmpty ? (
        <p className="text-muted">{m.practice_steps_no_names()}</p>
      ) : (
        <div
          className={classNames(
            'relative flex max-w-full gap-x-10',
            // Beside the names that share them.
            picture.frames.length > 1 ? 'items-center' : 'items-end',
          )}
        >
          <Arrows picture={picture} />
          <div className="grid min-w-0 grid-cols-1 justify-items-center gap-4 font-mono text-code [font-variant-ligatures:none]">
            {picture.frames.map((one) => (
              <Frame key={one.id} picture={picture} frame={one} />
            ))}
          </div>
          {picture.shared.length > 0 && (
            // Each name says its value, also that of a shared object.
            <div
              aria-hidden="true"
              lang="en"
              className="grid min-w-16 max-w-[55%] shrink-0 grid-cols-1 gap-6 font-mono text-code [font-variant-ligatures:none]"
            >
              {picture.shared.map((id) => (
                <ObjectBoxes key={id} picture={picture} id={id} />
              ))}
            </div>
          )}
        </div>
      )}
      {condition !== undefined && (
        <p
          lang="en"
          translate="no"
          className={classNames(
            'max-w-full rounded-full px-4 py-1 font-mono text-code font-bold wrap-anywhere',
            condition.value ? 'bg-success-soft text-success' : 'bg-sunken text-ink',
          )}
        >
          {condition.source} → {condition.value ? 'True' : 'False'}
        </p>
      )}
    </div>
  );
}

function Frame({ picture, frame }: { picture: Picture; frame: PicturedFrame }) {
  const { name, boxes, returned } = frame;
  const given: Box[] =
    returned === undefined || returned === null
      ? []
      : [{ name: 'return', value: returned, old: null, isNew: true }];
  const all = [...boxes, ...given];
  // Below the others and below one another, so that no arrow crosses a box.
  const sharing = all.filter(({ value }) => leadsToShared(picture, value));
  const others = all.filter((box) => !sharing.includes(box));
  const list = (
    <dl className="flex flex-wrap justify-center gap-x-3 gap-y-2">
      {others.map((box) => (
        <NameBox key={box.name} picture={picture} box={box} />
      ))}
      {sharing.map((box) => (
        <NameBox key={box.name} picture={picture} box={box} isSharing />
      ))}
    </dl>
  );
  if (name === null) return boxes.length === 0 ? null : list;
  return (
    <CallFrame name={name} isEnded={returned !== undefined}>
      {all.length > 0 && list}
    </CallFrame>
  );
}

type CallFrameProps = { name: string; isEnded: boolean; children: ReactNode };

function CallFrame({ name, isEnded, children }: CallFrameProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset holds controls of a form
    <div
      role="group"
      aria-label={m.practice_steps_frame({ name })}
      className={classNames(
        'grid max-w-full grid-cols-1 gap-1 rounded-xl border-2 border-dashed px-3 pt-1 pb-2',
        isEnded ? 'border-edge' : 'border-action',
      )}
    >
      <p aria-hidden="true" className="font-bold text-action-strong">
        {name}()
      </p>
      {children}
    </div>
  );
}

type NameBoxProps = { picture: Picture; box: Box; isSharing?: boolean };

function NameBox({ picture, box: { name, value, old, isNew }, isSharing = false }: NameBoxProps) {
  return (
    <div
      data-new={isNew || undefined}
      className={
        isSharing
          ? 'flex max-w-full basis-full items-center justify-end gap-1'
          : 'grid max-w-full grid-cols-1 content-start justify-items-start'
      }
    >
      <dt translate="no" className={classNames('px-1 leading-snug', isNew ? 'text-ink' : 'text-muted')}>
        {name}
        {old !== null && (
          <s aria-hidden="true" className="ms-2 text-muted wrap-anywhere">
            {old}
          </s>
        )}
      </dt>
      <dd
        translate="no"
        className={classNames(
          'grid min-h-11 place-items-center rounded-[10px] border-2 px-2.5 py-0.5',
          isSharing ? 'min-w-11' : 'w-full min-w-14',
          isNew ? 'border-reward bg-reward-soft ring-2 ring-reward' : 'border-edge bg-surface',
        )}
      >
        <span className="sr-only">{said(picture, { name, value, old, isNew })}</span>
        <span aria-hidden="true" className="max-w-full">
          <Value picture={picture} value={value} />
        </span>
      </dd>
    </div>
  );
}

/** What a screen reader says of a value: the value, which names share it, that it changed, and what it was. */
function said(picture: Picture, { value, old, isNew }: Box): string {
  const owners = typeof value === 'string' ? [] : ownersOf(picture, value.ref);
  return [
    valueText(value, picture.objects),
    ...(owners.length > 1 ? [m.practice_steps_object({ names: owners.join(', ') })] : []),
    ...(isNew ? [m.practice_steps_changed()] : []),
    ...(old === null ? [] : [m.practice_steps_was({ value: old })]),
  ].join('; ');
}
