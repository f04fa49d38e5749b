/** `@recobro/sdk/ui`: the idioms every screen of the product is made of. Bundled, tree-shaken, per app. */
export { AgeingBars, type AgeingBarsProps, type AgeingBucket } from './AgeingBars';
export { Amount, type AmountProps } from './Amount';
export { Amounts, type AmountsProps, type Money } from './Amounts';
export { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog';
export { DataTable, type DataTableProps } from './DataTable';
export { DateText, type DateTextProps } from './DateText';
export { DetailPage, type DetailPageProps } from './DetailPage';
export { DetailSkeleton } from './DetailSkeleton';
export { DropZone, type DropZoneProps } from './DropZone';
export { EmptyState, type EmptyStateProps } from './EmptyState';
export { ErrorState, NoPermission } from './ErrorState';
export { type Fact, Facts } from './Facts';
export { FigureCard, type FigureCardProps, FigureRow } from './FigureCard';
export { type Filter, FilterChips } from './FilterChips';
export { Finder, type FinderProps } from './find/Finder';
export { LazyFinder, type LazyFinderProps } from './find/LazyFinder';
export { CountryFields } from './form/CountryFields';
export {
  type Country,
  countries,
  countryOf,
  currencies,
  habits,
  timezones,
} from './form/countries';
export { DateInput, type DateInputProps } from './form/DateInput';
export { Form, type FormProps } from './form/Form';
export type { FieldProps } from './form/field';
export {
  ChoiceField,
  DateField,
  FormField,
  LongTextField,
  MoneyField,
  TextField,
  useFormSet,
  useFormValue,
} from './form/fields';
export { MoneyInput, type MoneyInputProps } from './form/MoneyInput';
export { PersonField } from './form/PersonField';
export { parseDate } from './form/parseDate';
export { parseMoney } from './form/parseMoney';
export { submitByKey } from './form/submitByKey';
export { usePinned } from './form/usePinned';
export { HoldsBack, heldBack } from './HoldsBack';
export { ActorName, type HistoryActor } from './history/ActorName';
export { FactList, type FactListProps, type HistoryFact } from './history/FactList';
export { History, type HistoryLine, type HistoryProps } from './history/History';
export { RawRecord } from './history/RawRecord';
export { RecordName, type RecordNameProps } from './history/RecordName';
export { type HistoryWords, useHistoryWords } from './history/useHistoryWords';
export { isTyping } from './isTyping';
export { LinkButton, type LinkButtonProps } from './LinkButton';
export { ListPage, type ListPageProps } from './ListPage';
export { MaskedValue, type MaskedValueProps } from './MaskedValue';
export { LazyMenu, type LazyMenuProps } from './menu/LazyMenu';
export { Pagination, type PaginationProps } from './Pagination';
export { ProgressPanel, type ProgressPanelProps } from './ProgressPanel';
export { paginationWindow } from './paginationWindow';
export { SearchField, type SearchFieldProps } from './SearchField';
export { Section, type SectionProps } from './Section';
export { SidePanel, type SidePanelProps } from './SidePanel';
export { Skeletons } from './Skeletons';
export { StatusBadge, type Tone } from './StatusBadge';
export { type Step, Stepper, type StepperProps } from './Stepper';
export { Timeline, type TimelineEntry, type TimelineKind } from './Timeline';
export type { Column, RowAction, Selection } from './table/types';
export { useDelayed } from './useDelayed';
export { type Formats, type InstantShape, type MoneyOptions, useFormats } from './useFormats';
export { type ListShape, useListParams } from './useListParams';
export { useMedia, useNarrow } from './useMedia';
export { useReturnFocus } from './useReturnFocus';
export { useSettled } from './useSettled';
