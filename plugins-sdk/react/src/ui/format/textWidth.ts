/** Room that a written figure needs, in px of the running text's size; a little more than any of the fonts needs. */
export function textWidth(text: string): number {
  let width = 0;
  for (const letter of text) width += /[.,\s]/.test(letter) ? 5 : /[A-Z$]/.test(letter) ? 11 : 9.2;
  return width;
}
