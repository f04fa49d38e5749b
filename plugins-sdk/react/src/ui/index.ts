/** `@recobro/sdk/ui`: the idioms every screen of the product is made of. Bundled, tree-shaken, per app. */
export { Amount } from './Amount';
export { Amounts, type Money, useInOrder } from './Amounts';
export { type Choice, Choose, choicesOf } from './Choose';
export { ConfirmDialog } from './ConfirmDialog';
export { DataTable } from './DataTable';
export { DateText } from './DateText';
export { DetailPage } from './DetailPage';
export { DetailSkeleton } from './DetailSkeleton';
export { DropZone } from './DropZone';
export { EmptyState } from './EmptyState';
export { EntityList, rowsOf } from './EntityList';
export { ErrorState, NoPermission } from './ErrorState';
export { type Fact, Facts } from './Facts';
export { FigureCard, FigureRow } from './FigureCard';
export { type Filter, FilterChips } from './FilterChips';
export { Finder } from './find/Finder';
export { LazyFinder } from './find/LazyFinder';
export { Boxes } from './form/Boxes';
export { CountryFields } from './form/CountryFields';
export { countries, countryOf, habits, timezones } from './form/countries';
export { DateInput } from './form/DateInput';
export { Form } from './form/Form';
export { FormPanel } from './form/FormPanel';
export { FoundField } from './form/FoundField';
export {
  ChoiceField,
  DateField,
  FormField,
  LongTextField,
  MoneyField,
  NumberField,
  TextField,
  TickField,
  useFormSet,
  useFormValue,
} from './form/fields';
export { ManyField } from './form/ManyField';
export { MoneyInput } from './form/MoneyInput';
export { PeopleField } from './form/PeopleField';
export { PersonField } from './form/PersonField';
export { submitByKey } from './form/submitByKey';
export { usePinned } from './form/usePinned';
export { HoldsBack, heldBack, useHolding } from './HoldsBack';
export { hairlineOver, hairlineUnder } from './hairline';
export { ActorName, type HistoryActor } from './history/ActorName';
export { FactList, type HistoryFact } from './history/FactList';
export { History } from './history/History';
export { RawRecord } from './history/RawRecord';
export { RecordName } from './history/RecordName';
export { type HistoryWords, useHistoryWords } from './history/useHistoryWords';
export { IconButton } from './IconButton';
export { isTyping } from './isTyping';
export { LinkButton } from './LinkButton';
export { ListPage } from './ListPage';
export { Loaded } from './Loaded';
export { cut, mirrored, plainList, stacked, unseen } from './looks';
export { type DrawLink, type DrawPicture, Markup, type MarkupNode } from './Markup';
export { MaskedValue } from './MaskedValue';
export { LazyMenu, type LazyMenuProps } from './menu/LazyMenu';
export { Notice } from './Notice';
export { Pagination } from './Pagination';
export { PhoneNumber, type PhoneNumberProps } from './PhoneNumber';
export { ProgressPanel } from './ProgressPanel';
export { SearchField } from './SearchField';
export { Section } from './Section';
export { SidePanel } from './SidePanel';
export { Skeletons } from './Skeletons';
export { StatusBadge, type Tone } from './StatusBadge';
export { type Step, Stepper } from './Stepper';
export {
  Timeline,
  type TimelineEntry,
  type TimelineFilter,
  type TimelineKind,
  timelineKinds,
} from './Timeline';
export { TwoLines } from './TwoLines';
export type { Column, RowAction, Selection } from './table/types';
export { useDelayed } from './useDelayed';
export { useFormats } from './useFormats';
export { useListParams } from './useListParams';
export { useMedia, useNarrow } from './useMedia';
export { useReturnFocus } from './useReturnFocus';
export { useSettled } from './useSettled';
export { SavedViews } from './views/SavedViews';
export { WhatNow } from './WhatNow';
