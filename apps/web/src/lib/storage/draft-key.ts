/** Key of the draft of a question in the storage of the browser. */
export function draftKeyOf(questionId: string): string {
  return `code_draft_${questionId}`;
}
