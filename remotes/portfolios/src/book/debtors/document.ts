/** How each scheme writes its numbers: digits (and the check letter) in groups. */
const SHAPES: Record<string, [pattern: RegExp, written: string]> = {
  uy_ci: [/^(\d)(\d{3})(\d{3})(\d)$/, '$1.$2.$3-$4'],
  ar_dni: [/^(\d{1,2})(\d{3})(\d{3})$/, '$1.$2.$3'],
  ar_cuit: [/^(\d{2})(\d{8})(\d)$/, '$1-$2-$3'],
  br_cpf: [/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3-$4'],
  br_cnpj: [/^(\w{2})(\w{3})(\w{3})(\w{4})(\d{2})$/, '$1.$2.$3/$4-$5'],
  cl_rut: [/^(\d{1,2})(\d{3})(\d{3})([\dK])$/, '$1.$2.$3-$4'],
};

/** The word of a scheme: `uy_ci` is "CI". */
export const documentWord = (type: string): string => (type.split('_')[1] ?? type).toUpperCase();

/** A national id as its country writes it; what is covered or of an unknown shape stays as it is. */
export function writtenDocument(type: string, number: string): string {
  const [pattern, written] = SHAPES[type] ?? [];
  return pattern && written ? number.replace(pattern, written) : number;
}
