/** How the region writes its numbers after the country's code, by their length and first digit. */
const SHAPES: [pattern: RegExp, written: string][] = [
  [/^(\+598)(9\d)(\d{3})(\d{3})$/, '$1 $2 $3 $4'],
  [/^(\+598)(\d{4})(\d{4})$/, '$1 $2 $3'],
  [/^(\+55)(\d{2})(\d{4,5})(\d{4})$/, '$1 $2 $3-$4'],
  [/^(\+54)(9)(\d{2})(\d{4})(\d{4})$/, '$1 $2 $3 $4-$5'],
];

/** A number in groups that can be read aloud; what is covered or of an unknown plan stays as it is. */
export function writtenPhone(e164: string): string {
  const [pattern, written] = SHAPES.find(([shape]) => shape.test(e164)) ?? [];
  return pattern && written ? e164.replace(pattern, written) : e164;
}
