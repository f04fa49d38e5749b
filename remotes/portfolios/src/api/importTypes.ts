import type { components } from '@recobro/sdk';

type Schemas = components['schemas'];

/** One file on its way into a portfolio. */
export type ImportFile = Schemas['ImportsImport'];
export type ImportState = ImportFile['status'];
/** How far an import or its check is. */
export type ImportProgress = Schemas['ImportsProgress'];
/** What became, or would become, of the rows. */
export type Counts = Schemas['MergeCounts'];
/** How a file is read; found by looking at it, changeable by a person. */
export type Format = Schemas['TabularFormat'];
export type FormatChange = Schemas['ImportsFormatChange'];
/** The field proposed for a column, and how certain it is, from 0 to 1. */
export type Proposal = Schemas['MappingProposal'];
/** What the rows come to in one currency. */
export type Total = Schemas['MergeTotal'];
/** A rejected row as a whole. */
export type RejectedRow = Schemas['ImportsRejectedRow'];
/** A saved mapping that fits the file. */
export type FittingMapping = Schemas['ImportsFittingMapping'];
/** One row that cannot be imported, and why. */
export type Rejection = Schemas['ImportsRejection'];

/** The names of a file's columns and its first rows; empty where there is nothing. */
export function sampleOf({ detected }: ImportFile): { header: string[]; sample: string[][] } {
  return { header: detected.header ?? [], sample: (detected.sample ?? []).map((row) => row ?? []) };
}
