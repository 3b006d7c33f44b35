/** Finds the block that shows this program or line, whose words have colours of their own. */
export const showsCode =
  (code: string) =>
  (_text: string, element: Element | null): boolean =>
    element !== null && ['pre', 'code'].includes(element.localName) && element.textContent.trim() === code;
