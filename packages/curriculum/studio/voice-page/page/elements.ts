type Properties = {
  class?: string;
  lang?: string;
  role?: string;
  tabIndex?: number;
  onclick?: () => void;
};

/** Makes an element with its content. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  { class: classes = '', role, ...properties }: Properties,
  ...content: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  Object.assign(made, properties);
  if (classes !== '') made.className = classes;
  if (role !== undefined) made.setAttribute('role', role);
  made.append(...content);
  return made;
}

/** Makes a button that submits no form. */
export function button(label: string, onclick: () => void, classes = ''): HTMLButtonElement {
  const made = element('button', { class: classes, onclick }, label);
  made.type = 'button';
  return made;
}

/** Shows a view without the keys of the one before, and moves the focus to its heading so that it is read aloud. */
export function showView(...content: readonly Node[]): void {
  document.onkeydown = null;
  document.body.replaceChildren(...content);
  const heading = document.querySelector('h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus();
}
