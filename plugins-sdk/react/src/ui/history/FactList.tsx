import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ArrowRightRegular } from '@fluentui/react-icons';
import { type Fact, useTranslation } from '@recobro/sdk';
import { Fragment } from 'react';
import { Amount } from '../Amount';
import { DateText } from '../DateText';
import { useFormats } from '../useFormats';
import { RecordName } from './RecordName';
import type { HistoryWords } from './useHistoryWords';

/** One particular of what happened. */
export type HistoryFact = Fact;

const GAP = ', ';

const useStyles = makeStyles({
  list: {
    listStyleType: 'none',
    margin: 0,
    padding: 0,
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: tokens.spacingHorizontalM,
    minWidth: 0,
    color: tokens.colorNeutralForeground2,
  },
  inline: {
    flexWrap: 'nowrap',
    display: 'block',
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
  stacked: { flexDirection: 'column', rowGap: tokens.spacingVerticalXXS },
  item: { minWidth: 0, overflowWrap: 'anywhere' },
  inlineItem: { display: 'inline', marginInlineEnd: tokens.spacingHorizontalM },
  name: { color: tokens.colorNeutralForeground3 },
  arrow: {
    marginInline: tokens.spacingHorizontalXS,
    verticalAlign: 'text-bottom',
    ':dir(rtl)': { transform: 'scaleX(-1)' },
  },
  heard: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
});

/** Props of FactList. */
export interface FactListProps {
  facts: HistoryFact[];
  /** The module that recorded them: whose words they are shown in. */
  module: string;
  words: HistoryWords;
  /** One below the other. */
  stacked?: boolean;
  /** In one line, as far as there is room. */
  inline?: boolean;
}

/** What changed, from what to what, and what else there is to say of what happened: in words, amounts and names. */
export function FactList({ facts, module, words, stacked, inline }: FactListProps) {
  const styles = useStyles();
  const { t } = useTranslation('ui');
  if (facts.length === 0) return null;
  return (
    <ul className={mergeClasses(styles.list, stacked && styles.stacked, inline && styles.inline)}>
      {facts.map((fact) => (
        <li key={fact.field} className={mergeClasses(styles.item, inline && styles.inlineItem)}>
          <span className={styles.name}>{t('history.fact', { name: words.field(module, fact.field) })} </span>
          <FactText fact={fact} module={module} words={words} />
        </li>
      ))}
    </ul>
  );
}

function FactText({ fact, module, words }: { fact: HistoryFact; module: string; words: HistoryWords }) {
  const styles = useStyles();
  const { t } = useTranslation('ui');
  if (fact.kind === 'changed') return t('history.changed');
  const values = (list: string[] | undefined) =>
    list?.length ? (
      <Values fact={fact} list={list} module={module} words={words} />
    ) : (
      <span>{t(fact.record === 'core.user' ? 'history.nobody' : 'history.nothing')}</span>
    );
  if (!fact.change) return values(fact.to);
  return (
    <>
      {values(fact.from)}
      <ArrowRightRegular aria-hidden className={styles.arrow} />
      <span className={styles.heard}> {t('history.became')} </span>
      {values(fact.to)}
    </>
  );
}

interface ValuesProps extends Pick<FactListProps, 'module' | 'words'> {
  fact: HistoryFact;
  list: string[];
}

function Values({ fact, list, module, words }: ValuesProps) {
  return list.map((value, at) => (
    <Fragment key={value}>
      {at > 0 && GAP}
      <Value fact={fact} value={value} module={module} words={words} />
    </Fragment>
  ));
}

function Value({ fact, value, module, words }: Omit<ValuesProps, 'list'> & { value: string }) {
  const { t } = useTranslation('ui');
  const { count } = useFormats();
  switch (fact.kind) {
    case 'money':
      return <Amount minor={Number(value)} currency={fact.currency ?? ''} exact />;
    case 'number':
      return <bdi>{count(Number(value))}</bdi>;
    case 'day':
      return <DateText value={value} shape="date" />;
    case 'moment':
      return <DateText value={value} shape="datetime" />;
    case 'truth':
      return t(value === 'true' ? 'history.yes' : 'history.no');
    case 'word':
      return words.value(module, fact.field, value);
    case 'record':
      return <RecordName of={fact.record ?? ''} id={value} />;
    default:
      return <bdi>{value}</bdi>;
  }
}
