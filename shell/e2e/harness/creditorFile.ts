import { crc32 } from 'node:zlib';

/** Rows of a file as creditors send them; the first holds the names of the columns. */
export type Table = string[][];

/** A file to be chosen in the browser. */
export interface CreditorFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** The same table as a CSV the way spreadsheets in Spanish write it: semicolons, Windows-1252. */
export function csv1252(name: string, table: Table): CreditorFile {
  const text = table.map((row) => row.join(';')).join('\r\n');
  // The en dash is the one sign used here that Windows-1252 has and Latin-1 has not.
  return { name, mimeType: 'text/csv', buffer: Buffer.from(text.replaceAll('–', '\x96'), 'latin1') };
}

/** The same table as a workbook of one sheet. */
export function workbook(name: string, table: Table): CreditorFile {
  const rows = table.map((row, at) => `<row r="${at + 1}">${row.map(cell).join('')}</row>`).join('');
  const buffer = zip({
    '[Content_Types].xml':
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>',
    '_rels/.rels':
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>',
    'xl/workbook.xml':
      '<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="Deudores" sheetId="1" r:id="rId1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`,
  });
  return {
    name,
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer,
  };
}

/** A Uruguayan identity card number with its check digit: seven digits given, the eighth follows. */
export function identityCard(seven: number): string {
  const digits = String(seven).padStart(7, '0');
  const weights = [2, 9, 8, 7, 6, 3, 4];
  const sum = weights.reduce((total, weight, at) => total + weight * Number(digits[at]), 0);
  const check = (10 - (sum % 10)) % 10;
  return `${digits[0]}.${digits.slice(1, 4)}.${digits.slice(4)}-${check}`;
}

function cell(value: string): string {
  const escaped = value.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<c t="inlineStr"><is><t>${escaped}</t></is></c>`;
}

/** A zip archive of stored entries, which is all that a workbook needs to be. */
function zip(files: Record<string, string>): Buffer {
  const bodies: Buffer[] = [];
  const entries: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(files)) {
    const path = Buffer.from(name);
    const body = Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>${text}`);
    const meta = Buffer.alloc(26);
    meta.writeUInt16LE(20, 0);
    meta.writeUInt32LE(crc32(body), 10);
    meta.writeUInt32LE(body.length, 14);
    meta.writeUInt32LE(body.length, 18);
    meta.writeUInt16LE(path.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), meta, path, body]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    entries.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), meta, tail, path]));
    bodies.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...bodies, directory, Buffer.from('PK\x05\x06', 'latin1'), end]);
}
